/** A number with a real minus. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : String(number));
