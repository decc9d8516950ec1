"""Lessons: each game learnt on its own board, step by step.

A lesson is a script (`lesson.toml` in its room): a game in which nothing is left to chance, and in it the steps of a
learner. The engine plays it when Tilery is made, and what seat 0 sees of it becomes a file of the web client. So a
lesson needs no server, and the client still knows no rules.
"""
