## The content: what cards are called, what they do, what they ask for.

resource-energy = { ICON("energy") } energy
resource-water = { ICON("water") } water
resource-biomass = { ICON("biomass") } biomass
resource-metal = { ICON("metal") } metal
flag-housing = { ICON("housing") } Housing
flag-transport = { ICON("transport") } Transport
flag-science = { ICON("science") } Science
flag-industry = { ICON("industry") } Industry
flag-food = { ICON("food") } Food
colour-blue = blue
colour-yellow = yellow
colour-grey = grey
colour-pink = pink
colour-red = red

amount-energy = { $n } { ICON("energy") } energy
amount-water = { $n } { ICON("water") } water
amount-biomass = { $n } { ICON("biomass") } biomass
amount-metal = { $n } { ICON("metal") } metal
amount-any = { $n ->
    [one] any 1 { ICON("resource") } resource
   *[other] any { $n } { ICON("resource") } resources
}
amount-other-resource = { $n ->
    [one] another resource
   *[other] { $n } other resources
}
amount-resource = { $n ->
    [one] 1 { ICON("resource") } resource
   *[other] { $n } { ICON("resource") } resources
}
amount-rover = { $n ->
    [one] 1 { ICON("rover") } rover
   *[other] { $n } { ICON("rover") } rovers
}
amount-heart = { $n ->
    [one] 1 { ICON("heart") } heart
   *[other] { $n } { ICON("heart") } hearts
}
amount-heart-here = { $n ->
    [one] 1 { ICON("heart") } heart on this card
   *[other] { $n } { ICON("heart") } hearts on this card
}
amount-point = { $n ->
    [one] 1 { ICON("star") } point
   *[other] { $n } { ICON("star") } points
}
amount-nothing = nothing
amount-per = { $what } for { $each }
amount-at-most = { $what } (max. { $most } in total)
price-energy = { $n } { ICON("energy") } energy
price-water = { $n } { ICON("water") } water
price-biomass = { $n } { ICON("biomass") } biomass
price-metal = { $n } { ICON("metal") } metal
price-any = { $n ->
    [one] any 1 { ICON("resource") } resource
   *[other] any { $n } { ICON("resource") } resources
}
price-rover = { $n ->
    [one] 1 { ICON("rover") } rover
   *[other] { $n } { ICON("rover") } rovers
}

joined-both = { $first } and { $second }
joined-list = { $first }, { $second }
joined-then = { $first } { $second }
joined-or = { $first } Or: { $second }

does-make = Produces { $what }.
does-show = { $what }.
does-lend = Whoever parks here borrows its flags until their turn ends.
does-host = Whoever parks here gains { $what }.
does-flip = Flip: { $what }
does-at-once = When built: { $what }
does-count = { $n ->
    [one] Worth 1 { ICON("heart") } heart.
   *[other] Worth { $n } { ICON("heart") } hearts.
}
does-gain = Gain { $what }.
does-pay = Pay { $price } to gain { $what }.
does-swap = Swap { $give } for { $get }.
does-swaps = Swap { $give } for { $get }, up to { $times } times.
does-take-back = Take a rover from your cards.
does-salvage = Swap a structure in hand for a discarded one.
does-unflip = Unflip one of your pink structures.
does-unflip-other = Unflip one of your other pink structures.
does-discount-always = { $n ->
    [one] { $things } cost you 1 resource less.
   *[other] { $things } cost you { $n } resources less.
}
does-discount-now = { $n ->
    [one] { $things } cost you 1 resource less this turn.
   *[other] { $things } cost you { $n } resources less this turn.
}
does-stand-in-always = When you build, you may pay { $resource } as { $instead }.
does-stand-in-now = When you build this turn, you may pay { $resource } as { $instead }.
does-whenever = { $moment }: gain { $what }.
does-score = End of game: { $what }.
does-wins-ties = You win ties for flags.
does-own-parking = You may park on your own cards, too.
does-any-flag = When you build, you count as having 1 extra flag of each kind.
does-produce-now = All your production symbols produce.
does-park-twice = You may park two rovers in a turn.
does-tap-flag = Take up to 3 { ICON("heart") } hearts from one flag that you lead without a tie.
does-copy-flip = Use the flip effect of another player’s pink structure; that structure stays as it is.
does-build-again = Build a second structure from your hand, at full price.
does-mirror-score = End of game: score the best end-of-game effect of a neighbour’s grey structures as if it were yours.

instead-any = { ICON("resource") } any resource
instead-energy = { ICON("energy") } energy
instead-water = { ICON("water") } water
instead-biomass = { ICON("biomass") } biomass
instead-metal = { ICON("metal") } metal
things-any = { ICON("structure") } Structures
things-blue = { ICON("blue") } Blue structures
things-yellow = { ICON("yellow") } Yellow structures
things-grey = { ICON("grey") } Grey structures
things-pink = { ICON("pink") } Pink structures
things-red = { ICON("red") } Red structures

when-build = Whenever you build a structure
when-build-blue = Whenever you build a blue structure
when-build-yellow = Whenever you build a yellow structure
when-build-grey = Whenever you build a grey structure
when-build-pink = Whenever you build a pink structure
when-build-red = Whenever you build a red structure
when-build-flag = For each { $flag } that you build
when-assimilate = Whenever you assimilate
when-park = Whenever you park
when-parked-on = Whenever someone parks on your cards
when-flip = Whenever you flip a pink structure
when-claim = Whenever you claim a reputation card
built-housing = { ICON("housing") } housing flag
built-transport = { ICON("transport") } transport flag
built-science = { ICON("science") } science flag
built-industry = { ICON("industry") } industry flag
built-food = { ICON("food") } food flag

each-housing = { $each ->
    [one] each housing flag
   *[other] every { $each } housing flags
}
each-transport = { $each ->
    [one] each transport flag
   *[other] every { $each } transport flags
}
each-science = { $each ->
    [one] each science flag
   *[other] every { $each } science flags
}
each-industry = { $each ->
    [one] each industry flag
   *[other] every { $each } industry flags
}
each-food = { $each ->
    [one] each food flag
   *[other] every { $each } food flags
}
each-blue = { $each ->
    [one] each blue structure
   *[other] every { $each } blue structures
}
each-yellow = { $each ->
    [one] each yellow structure
   *[other] every { $each } yellow structures
}
each-grey = { $each ->
    [one] each grey structure
   *[other] every { $each } grey structures
}
each-pink = { $each ->
    [one] each pink structure
   *[other] every { $each } pink structures
}
each-red = { $each ->
    [one] each red structure
   *[other] every { $each } red structures
}
each-energy = { $each ->
    [one] each energy in your supply
   *[other] every { $each } energy in your supply
}
each-water = { $each ->
    [one] each water in your supply
   *[other] every { $each } water in your supply
}
each-biomass = { $each ->
    [one] each biomass in your supply
   *[other] every { $each } biomass in your supply
}
each-metal = { $each ->
    [one] each metal in your supply
   *[other] every { $each } metal in your supply
}
each-flags = { $each ->
    [one] each of your flags
   *[other] every { $each } of your flags
}
each-flag-kinds = { $each ->
    [one] each kind of flag you have
   *[other] every { $each } kinds of flag you have
}
each-structures = { $each ->
    [one] each of your structures
   *[other] every { $each } of your structures
}
each-colours = { $each ->
    [one] each colour you have built
   *[other] every { $each } colours you have built
}
each-rovers = { $each ->
    [one] each rover in your supply
   *[other] every { $each } rovers in your supply
}
each-guests = { $each ->
    [one] each visiting rover on your cards
   *[other] every { $each } visiting rovers on your cards
}
each-resources = { $each ->
    [one] each resource in your supply
   *[other] every { $each } resources in your supply
}
each-resource-kinds = { $each ->
    [one] each kind of resource in your supply
   *[other] every { $each } kinds of resource in your supply
}
each-production = { $each ->
    [one] each production symbol
   *[other] every { $each } production symbols
}
each-production-kinds = { $each ->
    [one] each kind of resource you produce
   *[other] every { $each } kinds of resource you produce
}
each-reputations = { $each ->
    [one] each of your reputation cards
   *[other] every { $each } of your reputation cards
}
each-hearts-here = { $each ->
    [one] each heart token on your structures
   *[other] every { $each } heart tokens on your structures
}
each-x = { $each ->
    [one] each heart on X
   *[other] every { $each } hearts on X
}

need-housing = { $n ->
    [one] 1 { ICON("housing") } housing flag
   *[other] { $n } { ICON("housing") } housing flags
}
need-transport = { $n ->
    [one] 1 { ICON("transport") } transport flag
   *[other] { $n } { ICON("transport") } transport flags
}
need-science = { $n ->
    [one] 1 { ICON("science") } science flag
   *[other] { $n } { ICON("science") } science flags
}
need-industry = { $n ->
    [one] 1 { ICON("industry") } industry flag
   *[other] { $n } { ICON("industry") } industry flags
}
need-food = { $n ->
    [one] 1 { ICON("food") } food flag
   *[other] { $n } { ICON("food") } food flags
}
need-blue = { $n ->
    [one] 1 { ICON("blue") } blue structure
   *[other] { $n } { ICON("blue") } blue structures
}
need-yellow = { $n ->
    [one] 1 { ICON("yellow") } yellow structure
   *[other] { $n } { ICON("yellow") } yellow structures
}
need-grey = { $n ->
    [one] 1 { ICON("grey") } grey structure
   *[other] { $n } { ICON("grey") } grey structures
}
need-pink = { $n ->
    [one] 1 { ICON("pink") } pink structure
   *[other] { $n } { ICON("pink") } pink structures
}
need-red = { $n ->
    [one] 1 { ICON("red") } red structure
   *[other] { $n } { ICON("red") } red structures
}
need-energy = { $n } { ICON("energy") } energy in your supply
need-water = { $n } { ICON("water") } water in your supply
need-biomass = { $n } { ICON("biomass") } biomass in your supply
need-metal = { $n } { ICON("metal") } metal in your supply
need-flags = { $n ->
    [one] 1 { ICON("flag") } flag
   *[other] { $n } { ICON("flag") } flags
}
need-flag-kinds = { $n } kinds of flag
need-structures = { $n ->
    [one] 1 { ICON("structure") } structure
   *[other] { $n } { ICON("structure") } structures
}
need-colours = { $n } structure colours
need-rovers = { $n ->
    [one] 1 { ICON("rover") } rover in your supply
   *[other] { $n } { ICON("rover") } rovers in your supply
}
need-guests = { $n ->
    [one] 1 visiting rover on your cards
   *[other] { $n } visiting rovers on your cards
}
need-resources = { $n ->
    [one] 1 resource in your supply
   *[other] { $n } resources in your supply
}
need-resource-kinds = { $n ->
    [one] 1 kind of resource in your supply
   *[other] { $n } kinds of resource in your supply
}
need-production = { $n ->
    [one] 1 production symbol
   *[other] { $n } production symbols
}
need-production-kinds = { $n ->
    [one] 1 kind of resource produced
   *[other] { $n } kinds of resource produced
}
need-reputations = { $n ->
    [one] 1 reputation card
   *[other] { $n } reputation cards
}
need-hearts-here = { $n ->
    [one] 1 heart token on your structures
   *[other] { $n } heart tokens on your structures
}
lack-flag-kinds = { $n ->
    [one] 1 more kind of flag
   *[other] { $n } more kinds of flag
}
lack-colours = { $n ->
    [one] 1 more structure colour
   *[other] { $n } more structure colours
}
lack-resource-kinds = { $n ->
    [one] 1 more kind of resource in your supply
   *[other] { $n } more kinds of resource in your supply
}
lack-production-kinds = { $n ->
    [one] 1 more kind of resource produced
   *[other] { $n } more kinds of resource produced
}

card-solar-foil = { ICON("blue") } Solar Foil
card-solar-foil-about = Unrolls like a carpet and weighs about as much as a coat.
card-biogas-plant = { ICON("blue") } Biogas Plant
card-biogas-plant-about = There is no wind to carry the smell. That helps.
card-ice-quarry = { ICON("blue") } Ice Quarry
card-ice-quarry-about = Cut into blocks and sorted by grit.
card-frost-trap = { ICON("blue") } Frost Trap
card-frost-trap-about = A cold plate that patiently collects whatever drifts by.
card-algae-tank = { ICON("blue") } Algae Tank
card-algae-tank-about = Green, quiet, and the hardest worker in the house.
card-fog-garden = { ICON("blue") } Fog Garden
card-fog-garden-about = It rains at four, by agreement.
card-dust-magnet = { ICON("blue") } Dust Magnet
card-dust-magnet-about = Moon dust clings to everything. Here, for once, on purpose.
card-battery-bench = { ICON("blue") } Battery Bench
card-battery-bench-about = Old rovers go in, parts and power come out.
card-ridge-mirrors = { ICON("blue") } Ridge Mirrors
card-ridge-mirrors-about = Near the pole, some ridges hardly know what night is.
card-shadow-mine = { ICON("blue") } Shadow Mine
card-shadow-mine-about = No sunbeam has ever reached the floor of this crater.
card-first-greenhouse = { ICON("blue") } First Greenhouse
card-first-greenhouse-about = The first tomato was shared by nine people.
card-solar-furnace = { ICON("blue") } Solar Furnace
card-solar-furnace-about = Sunlight on one side, liquid metal on the other.
card-electrolyser = { ICON("blue") } Water Battery
card-electrolyser-about = Splits water by day and joins it again by night.
card-waste-sorter = { ICON("blue") } Waste Sorter
card-waste-sorter-about = There is no away to throw things to.
card-inflatable-hab = { ICON("yellow") } Inflatable Hab
card-inflatable-hab-about = Home is where the air stays in.
card-rover-shed = { ICON("yellow") } Rover Shed
card-rover-shed-about = The keys hang by the door. All of them look the same.
card-rock-lab = { ICON("yellow") } Rock Lab
card-rock-lab-about = Every stone is older than any stone your grandmother knew.
card-brick-printer = { ICON("yellow") } Brick Printer
card-brick-printer-about = One layer of dust, one breath of heat, and again.
card-salad-rack = { ICON("yellow") } Salad Rack
card-salad-rack-about = Lettuce on six levels, and a list of who may pick it.
card-lava-tube-camp = { ICON("yellow") } Lava Tube Camp
card-lava-tube-camp-about = Forty metres of rock overhead make for sound sleep.
card-sick-bay = { ICON("yellow") } Sick Bay
card-sick-bay-about = Bones grow lazy here. The treadmill does not.
card-landing-pad = { ICON("yellow") } Landing Pad
card-landing-pad-about = Sintered flat, so that no visitor sandblasts the neighbours.
card-seed-vault = { ICON("yellow") } Seed Vault
card-seed-vault-about = The cold is free, and it never fails.
card-assembly-yard = { ICON("grey") } Assembly Yard
card-assembly-yard-about = One spanner, passed from hand to hand.
card-scrap-heap = { ICON("grey") } Scrap Heap
card-scrap-heap-about = Everything here has flown at least once.
card-visitors-lounge = { ICON("grey") } Visitors’ Lounge
card-visitors-lounge-about = Bring your own mug and a story.
card-first-observatory = { ICON("grey") } First Observatory
card-first-observatory-about = No clouds are forecast for the next three billion years.
card-power-grid = { ICON("grey") } Power Grid
card-power-grid-about = Whoever hangs on the cable belongs to the village.
card-swap-shelf = { ICON("pink") } Swap Shelf
card-swap-shelf-about = Take one, leave one. The honesty box is made of aluminium.
card-supply-drop = { ICON("pink") } Supply Drop
card-supply-drop-about = It bounces eleven times, and then it is ours.
card-tow-crew = { ICON("pink") } Tow Crew
card-tow-crew-about = A free ride home, whether you asked for it or not.
card-scrap-crane = { ICON("pink") } Scrap Crane
card-scrap-crane-about = Lifts six times what it could on Earth.
card-greetings-to-earth = { ICON("pink") } Greetings to Earth
card-greetings-to-earth-about = The answer always arrives two and a half seconds late.
card-shared-kitchen = { ICON("pink") } Shared Kitchen
card-shared-kitchen-about = Onions float down slowly enough to catch.
card-charging-lane = { ICON("red") } Charging Lane
card-charging-lane-about = Two sockets, no queue, and a roof of stars.
card-lunar-charter = { ICON("red") } Lunar Charter
card-lunar-charter-about = Four pages. The longest chapter is about dust.
card-panel-printer = { ICON("blue") } Panel Printer
card-panel-printer-about = It prints solar cells and powers itself with the first.
card-crater-lake = { ICON("blue") } Crater Lake
card-crater-lake-about = A lake under glass, knee-deep and very well loved.
card-carp-pond = { ICON("blue") } Carp Pond
card-carp-pond-about = The fish have not noticed that they moved.
card-vacuum-forge = { ICON("blue") } Vacuum Forge
card-vacuum-forge-about = No air, no rust. The smith wears a suit.
card-fusion-pilot = { ICON("blue") } Fusion Pilot
card-fusion-pilot-about = Ten years away, they used to say. It took twelve.
card-ice-train = { ICON("blue") } Ice Train
card-ice-train-about = Nine hundred tonnes of breakfast tea, pole to plain.
card-terrace-farm = { ICON("blue") } Terrace Farm
card-terrace-farm-about = Rice grows on the crater wall, step by step.
card-sinter-works = { ICON("blue") } Sinter Works
card-sinter-works-about = What goes in is dust. What comes out holds up roofs.
card-closed-loop = { ICON("blue") } Closed Loop
card-closed-loop-about = Today’s tea was yesterday’s tea. Don’t think about it.
card-crater-terraces = { ICON("yellow") } Crater Terraces
card-crater-terraces-about = Every balcony has a view of home, always in the same place.
card-monorail = { ICON("yellow") } Monorail
card-monorail-about = It does not float. It only feels that way.
card-far-side-dish = { ICON("yellow") } Far Side Dish
card-far-side-dish-about = The quietest place there is, for those who listen.
card-slag-foundry = { ICON("yellow") } Slag Foundry
card-slag-foundry-about = The leftovers of the leftovers make fine paving.
card-dome-orchard = { ICON("yellow") } Dome Orchard
card-dome-orchard-about = Apples fall here too, only with more dignity.
card-garden-quarter = { ICON("yellow") } Garden Quarter
card-garden-quarter-about = Beans climb the stairwell faster than the children do.
card-harvest-line = { ICON("yellow") } Harvest Line
card-harvest-line-about = Calls at all domes, and smells of basil.
card-survey-fleet = { ICON("yellow") } Survey Fleet
card-survey-fleet-about = Thirty rovers drawing one map, and arguing over the edges.
card-test-bench = { ICON("yellow") } Test Bench
card-test-bench-about = If it survives Monday, it goes into production.
card-workers-row = { ICON("yellow") } Workers’ Row
card-workers-row-about = The shift bell is a light: out there, nobody would hear it.
card-town-square = { ICON("grey") } Town Square
card-town-square-about = A bench, a lamp and the only tree for miles.
card-service-ramp = { ICON("grey") } Service Ramp
card-service-ramp-about = Every visitor leaves with clean wheels and a present.
card-repair-dock = { ICON("grey") } Repair Dock
card-repair-dock-about = Taped, glued, bolted, good for ten more years.
card-press-room = { ICON("grey") } Press Room
card-press-room-about = All the news from a place without weather.
card-superconductor = { ICON("grey") } Superconductor
card-superconductor-about = In the shade it needs no cooling at all.
card-prefab-yard = { ICON("grey") } Prefab Yard
card-prefab-yard-about = Number seven always fits, if you turn it twice.
card-rover-museum = { ICON("grey") } Rover Museum
card-rover-museum-about = Please don’t sit in the exhibits. They may start.
card-harvest-festival = { ICON("grey") } Harvest Festival
card-harvest-festival-about = There is a pumpkin. It has a name.
card-night-market = { ICON("pink") } Night Market
card-night-market-about = Open for fourteen days in a row.
card-seed-exchange = { ICON("pink") } Seed Exchange
card-seed-exchange-about = Two beans for a sprig of mint, and no haggling.
card-modular-kit = { ICON("pink") } Modular Kit
card-modular-kit-about = Some walls, many holes, and a picture of the result.
card-refit-bay = { ICON("pink") } Refit Bay
card-refit-bay-about = Nothing stays what it was, and that is the idea.
card-rover-rally = { ICON("pink") } Rover Rally
card-rover-rally-about = Fifteen kilometres an hour, and not a dry eye.
card-guest-rooms = { ICON("pink") } Guest Rooms
card-guest-rooms-about = Quiet nights, guaranteed until the year four billion.
card-private-garage = { ICON("red") } Private Garage
card-private-garage-about = A door of one’s own, and a rover behind it.
card-embassy = { ICON("red") } Embassy
card-embassy-about = Speaks for everyone and serves excellent coffee.
card-grand-switch-on = { ICON("red") } Grand Switch-On
card-grand-switch-on-about = Five, four, three, and someone trips over the cable.
card-helium-harvester = { ICON("blue") } Helium Harvester
card-helium-harvester-about = Sieves a square kilometre a week, for a few grams of light.
card-comet-catcher = { ICON("blue") } Comet Catcher
card-comet-catcher-about = Aim well. It only comes by once.
card-moon-forest = { ICON("blue") } Moon Forest
card-moon-forest-about = The birches grow taller here and look surprised about it.
card-titanium-works = { ICON("blue") } Titanium Works
card-titanium-works-about = The dark plains are full of it; it only takes a great deal of heat.
card-university-town = { ICON("yellow") } University Town
card-university-town-about = The entrance exam includes putting on your boots.
card-gene-gardens = { ICON("yellow") } Gene Gardens
card-gene-gardens-about = Someone has bred a strawberry that likes the dark.
card-market-tram = { ICON("yellow") } Market Tram
card-market-tram-about = Cheese at the front, gossip at the back.
card-freight-yards = { ICON("yellow") } Freight Yards
card-freight-yards-about = A mass driver needs no fuel, only a very straight road.
card-glass-quarter = { ICON("yellow") } Glass Quarter
card-glass-quarter-about = Melted dust, and forty shades of it.
card-dome-city = { ICON("yellow") } Dome City
card-dome-city-about = The first city where it rains by vote.
card-space-lift = { ICON("yellow") } Space Lift
card-space-lift-about = Next stop in nine days. Please hold the handrail.
card-crater-telescope = { ICON("yellow") } Crater Telescope
card-crater-telescope-about = A whole crater for a mirror, and the dawn of time in it.
card-robot-mills = { ICON("yellow") } Robot Mills
card-robot-mills-about = They grind, bake and oil one another.
card-farm-tower = { ICON("yellow") } Farm Tower
card-farm-tower-about = Thirty fields, one lift and a very proud goat.
card-city-hall = { ICON("grey") } City Hall
card-city-hall-about = The registry has recorded its first native Lunarians.
card-medal-academy = { ICON("grey") } Medal Academy
card-medal-academy-about = The prize is a small medal and a long argument.
card-patent-office = { ICON("grey") } Patent Office
card-patent-office-about = Entry 1: a chair that does not drift away.
card-clearance-sale = { ICON("grey") } Clearance Sale
card-clearance-sale-about = Everything must go, ideally upwards.
card-low-g-theatre = { ICON("grey") } Low-G Theatre
card-low-g-theatre-about = No ballet on Earth has leaps like these.
card-ark-of-records = { ICON("grey") } Ark of Records
card-ark-of-records-about = One copy of everything, safely out of reach.
card-crater-derby = { ICON("grey") } Crater Derby
card-crater-derby-about = One lap takes six hours. Bring sandwiches.
card-earthrise-park = { ICON("grey") } Earthrise Park
card-earthrise-park-about = Everyone comes for the view and stays for the ducks.
card-hall-of-fame = { ICON("grey") } Hall of Fame
card-hall-of-fame-about = Footprints under glass, size nine and a half.
card-reserve-vault = { ICON("grey") } Reserve Vault
card-reserve-vault-about = Whoever came through the first winter never throws out a jar.
card-hall-of-hearts = { ICON("grey") } Hall of Hearts
card-hall-of-hearts-about = A wall of thank-you notes, floor to ceiling.
card-council-of-five = { ICON("grey") } Council of Five
card-council-of-five-about = Five chairs, one round table, and somehow never a tie.
card-moon-capital = { ICON("grey") } Moon Capital
card-moon-capital-about = On clear nights, Earth can see the lights.
card-five-banner-gala = { ICON("pink") } Five Banner Gala
card-five-banner-gala-about = They hang still out there, so the guests do the waving.
card-launch-day = { ICON("pink") } Launch Day
card-launch-day-about = The countdown choir has been practising for weeks.
card-art-auction = { ICON("pink") } Art Auction
card-art-auction-about = Lot 12: a painting of rain.
card-rover-parade = { ICON("pink") } Rover Parade
card-rover-parade-about = Decorated with paper flowers, and slower than ever.
card-encore-stage = { ICON("pink") } Encore Stage
card-encore-stage-about = Once more, from the top, and mind the ceiling.
card-night-shift = { ICON("red") } Night Shift
card-night-shift-about = The night lasts two weeks. Think what gets done.
card-referendum = { ICON("red") } Referendum
card-referendum-about = Turnout: everyone, including the cat.
card-franchise = { ICON("red") } Franchise
card-franchise-about = Same sign, same menu, other crater.
card-hall-of-mirrors = { ICON("red") } Hall of Mirrors
card-hall-of-mirrors-about = It makes the neighbours’ glory look like yours.
card-dawn-crossing = { ICON("expedition") } Dawn Crossing
card-dawn-crossing-about = Drive west at a cyclist’s pace, and the sunrise stays with you.
card-polar-traverse = { ICON("expedition") } Polar Traverse
card-polar-traverse-about = Ice in the shadows, and the sun running round the rim.
card-dust-survey = { ICON("expedition") } Dust Survey
card-dust-survey-about = One sample every hundred metres, for a hundred kilometres.
card-crater-rim-walk = { ICON("expedition") } Crater Rim Walk
card-crater-rim-walk-about = Slow steps, wide view, no railing.
card-ore-prospecting = { ICON("expedition") } Ore Prospecting
card-ore-prospecting-about = The hammer falls slowly, but it falls.
card-wreck-hunt = { ICON("expedition") } Wreck Hunt
card-wreck-hunt-about = Old landers have the best spare parts.
card-cable-laying = { ICON("expedition") } Cable Laying
card-cable-laying-about = Two hundred kilometres of cable, and one metre short.
card-well-boring = { ICON("expedition") } Well Boring
card-well-boring-about = At forty metres, the drill begins to steam.
card-rover-assembly = { ICON("expedition") } Rover Assembly
card-rover-assembly-about = Six wheels, nine bolts, one left over.
card-convoy = { ICON("expedition") } Convoy
card-convoy-about = Stay in the track, and keep the lights in sight.
card-recovery-tour = { ICON("expedition") } Recovery Tour
card-recovery-tour-about = Someone forgot to set the brake again.
card-deep-vein = { ICON("expedition") } Deep Vein
card-deep-vein-about = The deeper, the brighter it gleams.
card-summit-climb = { ICON("expedition") } Summit Climb
card-summit-climb-about = The last metre is the longest, even with light packs.
card-pilgrims-trail = { ICON("expedition") } Pilgrims’ Trail
card-pilgrims-trail-about = To the oldest footprints, and not one step closer.
card-farewell-drive = { ICON("expedition") } Farewell Drive
card-farewell-drive-about = One last lap, and then the museum.
card-grand-tour = { ICON("expedition") } Grand Tour
card-grand-tour-about = All five quarters in one day, with cake in each.
card-museum-run = { ICON("expedition") } Museum Run
card-museum-run-about = Please bring back more than you take out.
card-festival-barge = { ICON("expedition") } Festival Barge
card-festival-barge-about = Flowers on six wheels.
card-first-2 = { ICON("expedition") } First Expedition for 2
card-first-2-about = Someone has to go first.
card-first-3 = { ICON("expedition") } First Expedition for 3
card-first-3-about = Someone has to go first.
card-first-4 = { ICON("expedition") } First Expedition for 4
card-first-4-about = Someone has to go first.
card-first-5 = { ICON("expedition") } First Expedition for 5
card-first-5-about = Someone has to go first.
card-armstrong-ridge = { ICON("base") } Armstrong Ridge
card-armstrong-ridge-about = One small step from the airlock to the lab.
card-kepler-point = { ICON("base") } Kepler Point
card-kepler-point-about = Where everything runs in neat ellipses.
card-shackleton-rim = { ICON("base") } Shackleton Rim
card-shackleton-rim-about = The south pole again, and this time with soup.
card-marius-hollow = { ICON("base") } Marius Hollow
card-marius-hollow-about = A skylight, a cave, a front door.
card-aitken-gardens = { ICON("base") } Aitken Gardens
card-aitken-gardens-about = The deepest garden in the solar system.
card-tycho-terrace = { ICON("base") } Tycho Terrace
card-tycho-terrace-about = Bright rays outside, bright ideas inside.
card-mare-junction = { ICON("base") } Mare Junction
card-mare-junction-about = All tracks meet here, and then someone parks on them.
card-copernicus-works = { ICON("base") } Copernicus Works
card-copernicus-works-about = Everything turns, and the lathes turn fastest.
card-busy-settlers = { ICON("bronze") } Busy Settlers
card-busy-settlers-about = The lights never go out here.
card-proud-banners = { ICON("bronze") } Proud Banners
card-proud-banners-about = Stiffened with wire, for want of wind.
card-full-garage = { ICON("bronze") } Full Garage
card-full-garage-about = Everyone is home tonight.
card-blue-collars = { ICON("bronze") } Blue Collars
card-blue-collars-about = Dust on the sleeves, pride in the voice.
card-open-doors = { ICON("bronze") } Open Doors
card-open-doors-about = The airlock is never locked, only closed.
card-clever-hands = { ICON("bronze") } Clever Hands
card-clever-hands-about = Give them tape and an afternoon.
card-stocked-larder = { ICON("bronze") } Stocked Larder
card-stocked-larder-about = Some of everything, and everything labelled.
card-three-trades = { ICON("bronze") } Three Trades
card-three-trades-about = Ask anyone; someone here can do it.
card-four-trades = { ICON("silver") } Four Trades
card-four-trades-about = A toolbox for every occasion.
card-power-barons = { ICON("silver") } Power Barons
card-power-barons-about = They count in megawatts and tip in watts.
card-good-neighbours = { ICON("silver") } Good Neighbours
card-good-neighbours-about = There is always a plate too many.
card-road-masters = { ICON("silver") } Road Masters
card-road-masters-about = They know every pothole, and most of its age.
card-learned-society = { ICON("silver") } Learned Society
card-learned-society-about = Meets on Tuesdays, disagrees all week.
card-iron-masters = { ICON("silver") } Iron Masters
card-iron-masters-about = If it can be bolted, it is bolted.
card-show-people = { ICON("silver") } Show People
card-show-people-about = Always on tour, never late, seldom quiet.
card-full-palette = { ICON("silver") } Full Palette
card-full-palette-about = They have tried everything, and liked most of it.
card-five-banners = { ICON("gold") } Five Banners
card-five-banners-about = Every craft has its table in this town.
card-self-sufficient = { ICON("gold") } Self-Sufficient
card-self-sufficient-about = The last supply ship was sent back with presents.
card-city-planners = { ICON("gold") } City Planners
card-city-planners-about = The first street is named after the first puncture.
card-great-fleet = { ICON("gold") } Great Fleet
card-great-fleet-about = From above, the tracks look like handwriting.
card-garden-moon = { ICON("gold") } Garden Moon
card-garden-moon-about = From Earth, one can make out a speck of green.
card-shining-minds = { ICON("gold") } Shining Minds
card-shining-minds-about = Two prizes, and a queue for the telescope.
card-golden-trade = { ICON("gold") } Golden Trade
card-golden-trade-about = “Made on the Moon” is a promise.
card-capital-status = { ICON("gold") } Capital Status
card-capital-status-about = The mail now has a postcode for it.

## The pictures

pic-era = { $era ->
    [1] Era I
    [2] Era II
   *[other] Era III
}
pic-round = Round { $round } of { $rounds }
pic-over = The game is over
pic-free = free
pic-no-cards = No structures in hand
pic-needs = Needs { $what }.
pic-reputations = Reputation
pic-bronze = Bronze
pic-silver = Silver
pic-gold = Gold
pic-discards = Discard pile
pic-group-blue = Blue: production ({ $number })
pic-group-yellow = Yellow: flags ({ $number })
pic-group-grey = Grey: abilities and scoring ({ $number })
pic-group-pink = Pink: to be flipped ({ $number })
pic-group-red = Red: one of a kind ({ $number })
pic-kind-structure = Structure, { $colour }, { $era }
pic-kind-expedition = Expedition card, { $era }
pic-kind-first = Expedition card
pic-kind-base = Base
pic-kind-bronze = Bronze reputation
pic-kind-silver = Silver reputation
pic-kind-gold = Gold reputation
pic-cost = Cost: { $cost }.
pic-bin = Assimilate: { $what }.
pic-worth = { $hearts ->
    [one] Worth 1 heart.
   *[other] Worth { $hearts } hearts.
}
pic-final = Final score
pic-total = Total

pic-tell-over = The game is over.
pic-tell-turn = { $who } is to move in { $era ->
    [1] era I
    [2] era II
   *[other] era III
}, round { $round } of { $rounds }.
pic-tell-x = X is { $x }.
pic-tell-flags = Flags: { $flags }.
pic-tell-flag-nobody = { $flag } { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, nobody
pic-tell-flag-leader = { $flag } { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, { $who } with { $most }
pic-tell-flag-tie = { $flag } { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, tied at { $most }: { $who }
pic-tell-player = { $who }: score { $score }, { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}, { $rovers ->
    [one] 1 rover
   *[other] { $rovers } rovers
}, { $goods }.
pic-tell-nothing = no resources
pic-tell-few = { $number } { $what }
pic-tell-colour = { $number } { $colour ->
    [blue] blue
    [yellow] yellow
    [grey] grey
    [pink] pink
   *[red] red
}
pic-tell-built = Built: { $built }; { $spots ->
    [0] no free spot
    [one] 1 free spot
   *[other] { $spots } free spots
}.
pic-tell-shows = Flags shown: { $flags }.
pic-tell-lent = Lent to { $who }: { $flags }.
pic-tell-first = { $who } holds the First Expedition.
pic-tell-claimed = { $level }, claimed: { $cards }.
pic-tell-free = { $level }, free: { $cards }.
pic-tell-owner = { $card } by { $who }
pic-tell-offer = { $card } ({ $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
} for { $needs })
pic-tell-deck = Cards in the deck: { $deck }.
pic-tell-discards = Cards in the discard pile: { $number }, { $top } on top.
pic-tell-pile = Discard pile, top first: { $cards }.
pic-tell-base = Base { $base }.
pic-tell-tableau = { $who }: { $cards }
pic-tell-group-blue = Blue: { $cards }.
pic-tell-group-yellow = Yellow: { $cards }.
pic-tell-group-grey = Grey: { $cards }.
pic-tell-group-pink = Pink: { $cards }.
pic-tell-group-red = Red: { $cards }.
pic-tell-with = { $card } ({ $facts })
pic-tell-hearts = { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}
pic-tell-flipped = flipped
pic-tell-parked = parked: { $who }
pic-tell-spot = free spot
pic-tell-owned = Reputation: { $cards }.
pic-tell-have = You have { $goods }, { $rovers ->
    [one] 1 rover
   *[other] { $rovers } rovers
}. Your flags: { $flags }.
pic-tell-no-flags = none
pic-tell-main = Your main action is still to come.
pic-tell-acted = Your main action is done.
pic-tell-used = Used this turn: { $extras }.
pic-extra-expedition = expedition card
pic-extra-park = parking
pic-extra-flip = flipping
pic-extra-claim = reputation
pic-tell-expedition = Your expedition card: { $card }. { $does }
pic-tell-hand = Your hand:
pic-tell-no-hand = You have no structures in hand.
pic-tell-card = { $card } ({ $colour }): { $cost }.
pic-tell-lacking = { $card } ({ $colour }): { $cost }; missing { $lacks }.
pic-tell-letter = { $letter } { $card }
pic-tell-reputation = Reputation: { $cards }.
pic-tell-discard = Discard pile: { $cards }.
pic-tell-result = { $place }. { $who }: { $score } ({ $parts }).
pic-tell-part = { $part } { $points }

## The rules

game-name = Moon
game-blurb = Three eras of building on the Moon, by Haakon Hoel Gaarder: hands go round, visitors park at your door, and flags win hearts. For two to five.
preset-standard = Standard

part-flags = Flags
part-effects = Cards’ effects
part-tokens = Hearts on cards
part-structures = Printed hearts
part-reputations = Reputation
part-end = End of the game

group-build = Build
group-assimilate = Assimilate
group-park = Park a rover
group-use = Use a card
group-claim = Claim a reputation card
group-of = { $player }

ask-turn = Build or assimilate a structure; use your extras before or after
ask-turn-more = Use an extra you have left, or end your turn
ask-turn-over = No extra is open to you: end your turn. (It isn’t ended for you: that would tell the others something about your hand.)
ask-turn-again = Build a second structure at full price, use an extra, or end your turn
ask-gain = Which resource do you gain?
ask-gain-because = Which resource does { $card } bring you?
ask-pay = What do you pay for { $what }?
ask-pay-for = How do you pay for { $card }?
ask-convert = { $times ->
    [one] What do you swap?
   *[other] What do you swap? { $times } times at most.
}
ask-one-of = Which of these do you do?
ask-take-back = Which parked rover do you take into your supply?
ask-unflip = Which structure do you unflip?
ask-salvage = Which structure do you take from the discard pile?
ask-give-up = Which structure do you discard for { $card }?
ask-tap = From which flag do you take hearts?
ask-copy = Whose pink structure do you use?

do-skip = Skip
do-back = Back
do-pay = Pay { $price }
do-pay-nothing = Pay nothing
do-convert = { $give } → { $get }
do-convert-first = { $give } → { $get } and { $count ->
    [one] 1 more of your choice
   *[other] { $count } more of your choice
}
do-take-back = { ICON("rover") } The rover on { $card }
do-unflip = { $card }: { $effect }
do-salvage = Take { $card } ({ $price })
do-give-up = Discard { $card } ({ $price })
do-build = Build { $card } ({ $price })
do-assimilate = Assimilate { $card }: { $what }
do-expedition = { $card }: { $effect }
do-park = { $card } at { $player }’s: { $what }
do-park-nowhere = { ICON("park") } Park a rover
do-flip = Flip { $card }: { $effect }
do-claim = { $card } ({ $hearts }): { $effect }
do-expedition-withheld = Use { $card }: { $effect }
do-park-withheld = Park on { $card } at { $player }’s: { $what }
do-claim-withheld = Claim { $card } ({ $hearts }): { $effect }
do-end-turn = End the turn
do-tap = { $flag }: { $hearts }
do-copy = { $card }: { $effect }
price-free = free

withheld-acted = your main action is done
withheld-act-first = build or assimilate first
withheld-used = you have already used this extra this turn
withheld-no-use = it would do nothing right now
withheld-lacking = still needs { $what }
withheld-lacking-but = still needs { $what }; { $hint }
withheld-parked = { $count ->
    [one] you have already parked this turn
   *[other] you have already parked { $count } rovers this turn
}
withheld-no-rover = you have no rover in your supply
withheld-no-spot = there is no parking spot on the others’ cards yet
withheld-spot-taken = { $player } is parked there
withheld-flipped = it stays flipped until the era is scored
withheld-not-your-turn = it’s not your turn
hint-park = possible after parking on { $card } at { $player }’s
hint-expedition = possible with the help of your expedition card
hint-flip = possible after flipping { $card }

say-era = { $era ->
    [1] Era I
    [2] Era II
   *[other] Era III
} begins; { $x ->
    [one] 1 heart lies on X.
   *[other] { $x } hearts lie on X.
}
say-first-changes = The First Expedition goes to { $player }.
say-produce = { $player } produces { $what }.
say-flags-filled = { $count } more { ICON("heart") } hearts are placed on every flag.
say-discard-begun = { $card } begins the discard pile.
say-dealt = Everyone is dealt { $count } structures; those without the First Expedition get an expedition card.
say-build = { $player } builds { $card } ({ $price }).
say-refill = { $player } draws a structure from the deck, so that all hands stay equally long.
say-assimilate = { $player } assimilates { $card }.
say-gain = { $player } gains { $what }.
say-gain-because = { $card } brings { $player } { $what }.
say-heart-here = { $player } puts { $count ->
    [one] 1 heart
   *[other] { $count } hearts
} on { $card }.
say-pay = { $player } pays { $price }.
say-convert = { $player } swaps { $give } for { $get }.
say-take-back = { $player } takes the rover parked on { $card }.
say-unflip = { $player } unflips { $card }.
say-does = { $player }: { $effect }
say-salvage = { $player } takes { $card } from the discard pile for { $given }.
say-expedition = { $player } uses an expedition card: { $card }.
guard-reputation = someone claims { $card }
guard-structure = someone parks on { $card }, or something changes there
guard-discard = someone takes { $card } from the discard pile, or covers it
say-park = { $player } parks on { $card } at { $host }’s: { $what }.
say-flip = { $player } flips { $card }.
say-claim = { $player } claims { $card } ({ $hearts }).
say-tap = { $player } takes { $hearts } from the flag { $flag }.
say-copy = { $player } uses { $host }’s { $card }.
say-passed = Everyone passes their hand to the left.
say-passed-last = The expedition cards are passed once more.
say-scoring = { $era ->
    [1] Era I
    [2] Era II
   *[other] Era III
} is scored: every parked rover goes to its host, and what was flipped is unflipped.
say-flag-most = { $player } takes { $hearts } for { $flag }: { $most ->
    [one] 1 flag
   *[other] { $most } flags
} against { $next ->
    [0] none
   *[other] { $next }
}.
say-flag-rovers = { $player } takes { $hearts } for { $flag }: tied with { $others } at { $most ->
    [one] 1 flag
   *[other] { $most } flags
}, but with more rovers, { $rovers } against { $next }.
say-flag-privilege = { $player } takes { $hearts } for { $flag }: tied with { $others } at { $most ->
    [one] 1 flag
   *[other] { $most } flags
}, but { $card } wins ties.
say-flag-level = Tied for { $flag } with { $most ->
    [one] 1 flag
   *[other] { $most } flags
} and { $rovers ->
    [one] 1 rover
   *[other] { $rovers } rovers
} each: { $players }. Its hearts stay.
say-flag-unshown = Nobody shows { $flag }: its hearts stay.
say-tokens = { $player } scores { $hearts } lying on structures.
say-over = The last heart leaves X: the game is over.
say-end-scores = { $player } scores at the end of the game: { $parts }.
end-score = { $card } { $points }
end-score-mirrored = { $card } { $points } (as { $mirrored })

sign-on-x = { ICON("heart") } The hearts on X; wherever a card says X, it counts these
sign-deck = Structures in the deck
sign-discards = The discard pile, with its top card
sign-flag = { $flag } flag
sign-bronze = { ICON("bronze") } Bronze reputation
sign-silver = { ICON("silver") } Silver reputation
sign-gold = { ICON("gold") } Gold reputation
sign-printed-hearts = { ICON("heart") } Hearts printed on a card: they count at the end of the game
sign-turn = Whose turn it is
sign-lent = A flag lent by parking, until the end of the turn
sign-compass = { ICON("expedition") } First Expedition, or an expedition card
sign-score = { ICON("star") } Score so far
sign-rover = { ICON("rover") } Rovers
sign-heart = { ICON("heart") } Hearts: points
sign-hearts-on-card = { ICON("heart") } Hearts on this card: they score after every era
sign-spot = { ICON("park") } Free spot: park a rover to get this once
sign-parked = A rover parked here
sign-bin = { ICON("bin") } When assimilated
sign-buildable = Can be built now
sign-step-main = Main action: build or assimilate
sign-step-done = Done in this turn
sign-step-expedition = { ICON("expedition") } Extra: use the expedition card
sign-step-park = { ICON("park") } Extra: park a rover
sign-step-flip = { ICON("flip") } Extra: flip a pink structure
sign-step-claim = Extra: claim a reputation card
sign-any = { ICON("resource") } Any resource
sign-arrow = Pay what is before it to get what is after it; or for each of the first, the second
sign-or = One or the other
sign-equal = Counts as
sign-star = { ICON("star") } Points at the end of the game
sign-structures = { ICON("structure") } Structures of any colour
sign-flag-kinds = { ICON("flag") } Flags of different kinds, or any one of them
sign-resource-kinds = { ICON("resource") } Different resources
sign-production-kinds = Different resources you produce
sign-production = Production symbols
sign-resources = { ICON("resource") } Resources
sign-rovers = { ICON("rover") } Rovers in your supply
sign-guests = { ICON("rover") } Visiting rovers on your cards
sign-flags = { ICON("flag") } Flags
sign-colours = Structures of different colours
sign-reputations = Reputation cards you have claimed, or claiming one
sign-park = { ICON("park") } Parking
sign-flip = { ICON("flip") } Flipping pink structures
sign-unflip = { ICON("flip") } Unflip a flipped structure
sign-take-back = Take a parked rover into your supply
sign-salvage = Take a card from the discard pile
sign-x = { ICON("heart") } As many hearts as lie on X
sign-heart-here = { ICON("heart") } A heart put on this card
sign-hearts-here = { ICON("heart") } The hearts on this card
sign-crown = Wins ties for flags
sign-base = { ICON("base") } The base
sign-colour-blue = { ICON("blue") } Blue structures: production
sign-colour-yellow = { ICON("yellow") } Yellow structures: flags
sign-colour-grey = { ICON("grey") } Grey structures: lasting abilities and scoring
sign-colour-pink = { ICON("pink") } Pink structures: flipped for their effect
sign-colour-red = { ICON("red") } Red structures: one of a kind

### Lessons

lesson-first = Your first settlement
lesson-first-welcome =
    Over three eras you and your rival Juno each build a settlement on the Moon. **Hearts are points**, and whoever has most at the end wins.
    At the top are the five flags with hearts on them, and X with its own. Below are the reputation cards, then a strip for each of you: base, structures, resources, rovers.
lesson-first-turn =
    This is your hand: structures to build. Top left of a card is what it **costs**, the picture and text say what it does, the **bin** at the bottom what you get if you throw it away instead; what you lack is framed in orange, and a tick marks what you can build.
    In a turn you do **one main action** with one card: build it, or throw it away for its bin (*assimilate*). Then the whole hand goes on to your neighbour!
lesson-first-build =
    Solar Foil costs your 2 metal. It’s **blue: it produces**, now and at the start of every era. Early on, nothing is better.
lesson-first-build-else = You could, but what you throw away is gone. A structure that produces pays you again in each era, so build the Solar Foil while it’s early.
lesson-first-expedition =
    Built, and it has produced 1 energy at once. Beside the main action there are **extras**, each once a turn. The first one: the **expedition card** in your hand, a small gift you may use in every turn you hold it.
lesson-first-expedition-else = You could end your turn, but the expedition card costs you nothing, so use it first.
lesson-first-gain =
    Take the energy: you have too little of everything to swap. With nothing else left to do, your turn then ends by itself.
lesson-first-gain-else = You could, but the energy is free, and you have too little of everything to swap any of it.
lesson-first-flags =
    Some rounds later. Look at the top row: five kinds of **flags**: housing, transport, science, industry, food. **Yellow structures** and the base show them. Flags are for three things:
    · some structures **ask for** them (they’re counted, never paid),
    · **reputation cards** count them,
    · and when the era ends, whoever shows most of a kind **takes all hearts on that flag**.
lesson-first-park =
    The First Observatory needs a science flag. Juno’s Rock Lab (marked) shows one and has a free **parking spot**: **park a rover there** as another extra, and the flag is yours until your turn ends.
    A blue structure gives its resource instead. Either way the rover stays, and after the era it’s Juno’s.
lesson-first-park-else = That’s possible, but it doesn’t bring the science flag that the First Observatory asks for. Park at the Rock Lab.
lesson-first-lent =
    Now you have a science flag for this turn, and the observatory can be built. It’s **grey**: grey structures have a lasting effect, or count at the end of the game. The number at its heart is what it’s worth then. (The rare **red** ones each do something of their own.)
lesson-first-lent-else = You could, but you have parked a rover for just this. Build the First Observatory.
lesson-first-late =
    The last round of this era, and this is your settlement. The First Observatory has collected **2 hearts lying on it**: such hearts give you a point each, at the end of every era again.
    And there’s a **pink** structure: Greetings to Earth. One card is left in your hand.
lesson-first-flip =
    Pink structures are **flipped** for an effect: an extra, once a turn, and each structure once an era. This one brings 1 heart for each heart on **X**: three in the first era, then two, then one. So flip it now.
lesson-first-flip-else = That’s open, too, and you may do it afterwards. But flip Greetings to Earth while X is at 3.
lesson-first-claim =
    3 hearts won. The last extra: **claim a reputation card** whose condition you meet right now; one a turn, and it stays yours. Your 5 flags, of 4 kinds, are enough for Proud Banners and for Three Trades: take the one you like. Each brings what it says, and **4 hearts at the end of the game**.
lesson-first-claim-else = You may still do that later this turn. A reputation is worth more: you can only claim one a turn, and Juno could be faster.
lesson-first-assimilate =
    Your main action is still to be done, but you can’t pay for the Shadow Mine. So **assimilate** it: throw it away for what its bin shows, 2 metal. That’s always possible, so you’re never stuck.
lesson-first-assimilate-else = You may do that too, but the main action comes once a turn and must not be forgotten.
lesson-first-score =
    You’re done, but before you end the era, look at the flags: who leads which? Housing, science and food are yours. Transport is tied, and ties go to who has **more rovers**: Juno, with yours that is parked at hers. End your turn.
lesson-first-score-else = You could, but it would change little now. End your turn, and see how the era is scored.
lesson-first-result =
    The lines above tell how the era was scored: rovers to their hosts, pink ones unflipped, 3 hearts for each flag you lead, 2 for those lying on your observatory. Then a new era began: everything blue produced, new hearts came onto the flags, and **X fell to 2**.
lesson-first-end =
    Three such eras, and it’s over. **Your score:** hearts won, plus the hearts printed on structures and reputation cards, plus what grey structures give at the end.
    {""}**The rest you learn by playing:** the first button below opens a table with a gentle computer player; or take the next lesson. *Icons* names every sign.

lesson-rovers = Rovers, reputations and the last era
lesson-rovers-lend =
    Most of your hand needs biomass, and you have none. But Juno’s Algae Tank makes it (marked), and its parking spot is free: **a rover on a blue structure** brings you 1 of its resource at once. Park there.
lesson-rovers-lend-else = That’s possible, but biomass is what you lack most: with it, two of your structures can be built. Park at the Algae Tank.
lesson-rovers-choose =
    Now you can pay for two of them. The Frost Trap produces water, again in every era; the Visitors’ Lounge collects a heart whenever someone parks on your cards. Both are good this early: build the one you like.
lesson-rovers-choose-else = That’s possible, but you have just got biomass to build with: the Frost Trap, or the Visitors’ Lounge.
lesson-rovers-claim =
    A look at the reputation cards: each has a **condition**, a reward, and hearts for the end of the game. Busy Settlers asks for 4 production symbols, and you have them. Conditions are checked **when you claim**, flags lent by a rover included; whoever comes first takes the card, so claim it now.
lesson-rovers-claim-else = You may still do that later this turn. Claim first: there’s one Busy Settlers, and Juno would like those 3 hearts, too.
lesson-rovers-reward =
    3 hearts for the end, and a reward right away: one resource of your choice. Take whatever you like.
lesson-rovers-count =
    Some turns later, the last one of the era, and each flag bears 3 hearts. **Count before you build:** in Transport (marked) you have one flag and so has Juno. One more, and its hearts are yours: build the Rover Shed.
lesson-rovers-count-else = That’s possible, but the hearts of Transport go to whoever shows more of these flags, and only a structure that is built shows one. Build the Rover Shed.
lesson-rovers-tie =
    In Science you are tied, one flag each. **Ties go to who has more rovers**, and before that’s counted, every parked rover is handed to its host: Juno’s rover on your Seed Vault (marked) becomes yours. That makes 2 against 1, so end your turn and watch.
lesson-rovers-tie-else = You could, but mind that a rover parked at Juno’s now would be hers when ties are decided. End your turn.
lesson-rovers-scored =
    Read the lines above: Transport 2 against 1, and Science by rovers. So a rover parked at someone else’s is **a gift**: use it early, when it brings most, and be careful in the last turns of an era.
lesson-rovers-last =
    The **last era**: hearts count. The Hall of Hearts has 4 and adds 2 for each heart on your structures (marked: 4 and 2), 16 in all. Build it.
lesson-rovers-last-else = That’s possible, but at the end only hearts count, and the Hall of Hearts brings 16 of them. Resources left over are worth nothing.
lesson-rovers-extras =
    {""}**Extras** cost no main action, and each one you leave out is lost. Look at what’s open: pink structures can be flipped again in every era, the expedition card gives hearts, and several reputations are yours to claim. Do whatever you like.
lesson-rovers-end =
    After this era hearts on flags are won once more, and hearts lying on your cards score a third time. Then it’s over: there’s no era four to save anything for.
    {""}**The rest you learn by playing**, and *Why not?* tells what you still lack for a structure or a reputation.

### Hints: what a kind of decision is about, told once

about-ask-turn = One main action a turn: build a structure, or assimilate one for what its bin shows. Extras, each once, come before or after.
about-ask-turn-more = Your main action is done. What extras you leave is lost: the hand moves on when you end your turn.
about-ask-turn-again = A second structure in one turn costs its full price.
about-ask-convert = What you give never comes back as the same kind.
about-ask-one-of = Only one of these: choose what you can use in this very turn.
about-ask-pay-for = You can pay for this in several ways; keep what you’ll need next.

### what speaks for a choice

reason-hearts = { $hearts ->
    [one] It is worth { $hearts } heart at once.
   *[other] It is worth { $hearts } hearts at once.
}
reason-production = It produces { $n } every era.
reason-flags = It shows flags that win hearts and open more structures.
reason-abilities = What it can do is most of its worth.
reason-claim = { $hearts ->
    [one] A reputation is worth { $hearts } heart, and only one player can have it.
   *[other] A reputation is worth { $hearts } hearts, and only one player can have it.
}
reason-assimilate = Its bin gives something at once, and nobody else gets the card.
reason-gain = The supply so far: { $n }.
reason-scarce = Its bin gives { $resource }; the supply so far: { $n }.
reason-park-flag = Its flags count for the rest of this turn.
reason-park-resource = One rover brings its resource at once.
reason-use = What it gives can help the main action, so it comes first.
reason-end-turn = What is left to do can wait.
