"""The process in which games are played again: finished games, and records that somebody brings along."""

from tilery.server.workers.answering import HUMBLE, answer_questions
from tilery.tables.thinking.records import answer

if __name__ == "__main__":
    answer_questions(answer, stand_back=HUMBLE)
