// Somebody who thinks for the house: bots, hints, records, reviews. One question after the other.
import type { PyProxy } from 'pyodide/ffi';
import type { FromMind, ToMind } from './messages';
import { startPython } from './python';

type Answer = (kind: string, question: Uint8Array) => PyProxy & { toJs(): Uint8Array };

let ready: Promise<Answer> | undefined;

const say = (message: FromMind) => postMessage(message);

onmessage = async ({ data }: MessageEvent<ToMind>) => {
  if (data.kind === 'start') {
    ready = startPython(data).then((python) => {
      const code = 'from tilery.local.browser import answer\nlambda kind, asked: answer(kind, asked.to_bytes())';
      return python.runPython(code) as Answer;
    });
    return;
  }
  try {
    const found = (await ready)?.(data.about, data.question);
    say({ id: data.id, answer: found?.toJs().slice() ?? null });
    found?.destroy();
  } catch (error) {
    console.error(String(error));
    say({ id: data.id, answer: null });
  }
};
