/**
 * Puts numbered brackets in the place of what must not be translated, and what was there back into the translation. A bracket with a
 * number that the text itself has is hidden as well, so that every one that comes back is ours.
 */
import { keptPieces, type Piece, withoutOverlaps } from './kept-pieces.ts';
import { lastingNumbers } from './numbers.ts';

export interface Hidden {
  text: string;
  /** What stands behind [1], [2] … */
  pieces: string[];
}

/** As translators give them back: with spaces inside, or as wide as a Chinese character. */
const PLACEHOLDER = /[[［【]\s*(\d{1,4})\s*[\]］】]/g;

/** `numbers`: they are hidden too. */
export function hidePieces(text: string, { numbers }: { numbers: boolean }): Hidden {
  const pieces: string[] = [];
  let hidden = '';
  let from = 0;
  for (const { start, end } of hideable(text, numbers)) {
    pieces.push(text.slice(start, end));
    hidden += `${text.slice(from, start)}[${pieces.length}]`;
    from = end;
  }
  return { text: hidden + text.slice(from), pieces };
}

/** Where they stand, in order. */
export function hideable(text: string, numbers: boolean): Piece[] {
  const own = [...text.matchAll(PLACEHOLDER)].map(({ index, 0: all }) => ({ start: index, end: index + all.length }));
  return withoutOverlaps([...keptPieces(text), ...own, ...(numbers ? lastingNumbers(text) : [])]);
}

/** One that stands for nothing, and that the text has not. */
export function hasPlaceholder(text: string, translated: string): boolean {
  const own = new Set(
    [...text.normalize('NFKC').matchAll(/[[〔【〖]\s*(\d{1,4})\s*[\]〕】〗]/g)].map(([, digits]) => Number(digits)),
  );
  return [...translated.matchAll(PLACEHOLDER)].some(([, digits]) => !own.has(Number(digits)));
}

/** null where one is missing, came twice, or was never given. */
export function restorePieces(translated: string, pieces: readonly string[]): string | null {
  const seen = new Set<number>();
  let isWhole = true;
  const restored = translated.replace(PLACEHOLDER, (_, digits: string) => {
    const number = Number(digits);
    const piece = pieces[number - 1];
    if (piece === undefined || seen.has(number)) isWhole = false;
    seen.add(number);
    return piece ?? '';
  });
  return isWhole && seen.size === pieces.length ? restored : null;
}
