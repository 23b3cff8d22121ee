"""What holds for every test."""

from hypothesis import settings

# The same examples every time and no clock: a test fails because of the program, never because of the machine.
settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")
