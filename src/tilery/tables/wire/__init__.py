"""What goes between a client and the house: messages, wishes, answers, refusals."""
