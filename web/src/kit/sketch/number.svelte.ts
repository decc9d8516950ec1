/** A number while somebody types it. What can't be there is not taken, and says why. */
import { t } from '../../texts/index.svelte';
import { whileTyped, within } from './entries';

export class TypedNumber {
  /** Why the last number was not taken; '' after the next key. */
  refused = $state('');

  constructor(private readonly bounds: () => { least: number; most: number }) {}

  /** What counts while it is typed; undefined as long as nothing does. */
  typed({ value }: HTMLInputElement): number | undefined {
    this.refused = '';
    const { least, most } = this.bounds();
    return whileTyped(value, least, most);
  }

  /** What is left there in the end. */
  left(input: HTMLInputElement): number {
    const { least, most } = this.bounds();
    const now = within(input.value, least, most);
    const isOther = input.validity.badInput || (input.value !== '' && Number(input.value) !== now);
    this.refused = isOther ? t('sketch-range', { least, most }) : '';
    input.value = String(now);
    return now;
  }
}
