"""Run all benches."""

from bench import playouts

playouts.main()
