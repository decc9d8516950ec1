// What the server really sent to a page, over its WebSockets and as answers, and which cards it told of.
import type { Page } from '@playwright/test';

export class Frames {
  private readonly heard: unknown[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.heard.push(JSON.parse(String(payload)))),
    );
  }

  /** From whose seats the page was shown the table; null is a spectator's. */
  seats(): Set<unknown> {
    const found = new Set<unknown>();
    for (const message of this.heard as { views?: { seat: unknown }[]; news?: { seat: unknown }[] }[])
      for (const { seat } of message.views ?? message.news ?? []) found.add(seat);
    return found;
  }

  /** Every number and every number within a text that was sent. The rules that were agreed on are public. */
  numbers(): Set<number> {
    const found = new Set<number>();
    const look = (value: unknown, key = ''): void => {
      if (key === 'options') return;
      if (typeof value === 'number') found.add(value);
      else if (typeof value === 'string') for (const part of value.match(/\b\d{3}\b/g) ?? []) found.add(Number(part));
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) look(inner, name);
    };
    this.heard.forEach((message) => look(message));
    return found;
  }
}

/** Every number of three digits that the page holds, in words or in attributes, shown or not. */
export async function numbersInPage(page: Page): Promise<Set<number>> {
  const text = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .flatMap((one) => [
        ...[...one.attributes]
          .filter(({ name }) => /^(aria-|data-|title$|alt$|value$)/.test(name))
          .map(({ value }) => value),
        ...[...one.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((node) => node.nodeValue ?? ''),
      ])
      .join('\n'),
  );
  return new Set((text.match(/\b\d{3}\b/g) ?? []).map(Number));
}
