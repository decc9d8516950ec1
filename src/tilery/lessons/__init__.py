"""Lessons: each game learnt on its own board, step by step.

A lesson is a script (`lesson.toml` in its room): a game without any randomness, and the steps of a learner in it. The
engine plays it when Tilery is built, and what seat 0 sees becomes a file of the web client. So a lesson needs no
server, and the client needs no rules.
"""
