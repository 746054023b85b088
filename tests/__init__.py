"""The tests of the courseware; a package, so that another one of that name cannot take its place."""
