"""The process in which games are reviewed, and decisions made again."""

from tilery.server.workers.answering import HUMBLE, answer_questions
from tilery.tables.thinking.reviews import answer

if __name__ == "__main__":
    answer_questions(answer, stand_back=HUMBLE)
