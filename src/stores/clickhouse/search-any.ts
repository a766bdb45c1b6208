/** Searches a text for any of some others: one reading of it for 255 of them. */
import type { BoundValues } from './bound-values.ts';

/** As many as one search takes. */
const NEEDLES = 255;

/** `text` is an expression. */
export function searchAny(text: string, wanted: readonly string[], values: BoundValues): string {
  const needles = [...new Set(wanted)];
  if (needles.length === 1) return `position(${text}, ${values.text(needles[0] ?? '')}) > 0`;
  const searches = Array.from({ length: Math.ceil(needles.length / NEEDLES) }, (_, at) => {
    return `multiSearchAny(${text}, ${values.texts(needles.slice(at * NEEDLES, (at + 1) * NEEDLES))})`;
  });
  return `(${searches.join(' OR ')})`;
}
