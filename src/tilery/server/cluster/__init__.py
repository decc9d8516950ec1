"""Several servers on one database: who keeps which table, and what they tell each other."""
