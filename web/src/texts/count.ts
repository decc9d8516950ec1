import { FluentNumber, type FluentVariable } from '@fluent/bundle';

/** From here on, each language groups digits in its own way. */
const LARGE = 1000;

/** A count below a thousand is written the same in all our languages. Asking the browser to format it would take longer than
 * all the other words of a page. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < LARGE;

export const counted = (args: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new Count(value) : value]));
