"""`python -m tilery`."""

from tilery.cli import main

if __name__ == "__main__":
    main()
