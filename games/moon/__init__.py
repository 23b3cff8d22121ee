"""Moon, the game by Haakon Hoel Gaarder: three eras of building on the Moon."""
