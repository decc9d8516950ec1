// A Python that knows the games and answers questions: a line for each question, and a line for each answer.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';

const PYTHON = join(import.meta.dirname, '../../../.venv/bin/python');

interface Started {
  process: ChildProcess;
  answers: Interface;
  gone: Promise<unknown>;
}

export class Python {
  private readonly script: string;
  /** One for all tests of a worker: it takes a second to start. */
  private started: Started | undefined;
  /** One after the other: the answers come in the order of the questions. */
  private answered: Promise<unknown> = Promise.resolve();

  /** The script beside the others of the kit. */
  constructor(script: string) {
    this.script = join(import.meta.dirname, script);
  }

  /** The answer; undefined if there can't be one, and then it has said why. */
  ask<Answer>(question: unknown): Promise<Answer | undefined> {
    const answer = this.answered.then(() => this.next<Answer>(question));
    this.answered = answer.catch(() => undefined);
    return answer;
  }

  private async next<Answer>(question: unknown): Promise<Answer | undefined> {
    this.started ??= this.start();
    const { process, answers, gone } = this.started;
    const answer = Promise.race([once(answers, 'line').then(([line]) => String(line)), gone.then(() => '')]);
    process.stdin?.write(`${JSON.stringify(question)}\n`);
    const text = await answer;
    return text ? (JSON.parse(text) as Answer) : undefined;
  }

  private start(): Started {
    const process = spawn(PYTHON, [this.script], { stdio: ['pipe', 'pipe', 'inherit'] });
    const gone = once(process, 'exit').then(() => (this.started = undefined)); // the next question starts another
    return { process, answers: createInterface({ input: process.stdout }), gone };
  }
}
