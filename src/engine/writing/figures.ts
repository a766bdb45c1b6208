/** Figures as pages and messages write them: the same number has the same digits in both. "–" for what is not known, never 0. */

const NOTHING = '–';

type Figure = number | null | undefined;

/** Every digit, and no part of one: `12,345`. */
export function exactText(value: Figure): string {
  return value == null ? NOTHING : decimalsText(value, 0);
}

/** A score, or what is expected: one decimal below 10. */
export function scoreText(value: Figure): string {
  return value == null ? NOTHING : decimalsText(value, Math.abs(value) < 10 ? 1 : 0);
}

/** From percent (12.5 → `13%`). */
export function percentText(value: Figure): string {
  return value == null ? NOTHING : `${scoreText(value)}%`;
}

/** `text` with the sign of the value it shows; what is shown as 0 has none. */
export function signedText(value: Figure, text: string): string {
  return value != null && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

const writers = new Map<number, Intl.NumberFormat>();

/** Making one takes a hundred times as long as writing a figure with it. */
function decimalsWriter(most: number): Intl.NumberFormat {
  const known = writers.get(most);
  if (known) return known;
  const writer = new Intl.NumberFormat('en', { maximumFractionDigits: most });
  writers.set(most, writer);
  return writer;
}

/** With at most so many decimals, and a true minus. */
export function decimalsText(value: number, most: number): string {
  const text = decimalsWriter(most).format(value);
  return text === '-0' ? '0' : text.replace('-', '−');
}
