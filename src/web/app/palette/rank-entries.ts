/**
 * What of the palette fits what is typed, best first. Every word must be found: best at the beginning of a name, then at that of a word in
 * it, then within it; Chinese has no words set apart, so there any place is as good. Last come letters that stand in it in this order.
 */
export interface Ranked {
  label: string;
  /** What else it is called: in the other language, or by habit. */
  also?: string;
  /** What it belongs to. That alone is not what is looked for. */
  under?: string;
  /** How lately it was visited, 0 the last; left out where it was not. */
  visited?: number;
}

const FITS = { whole: 6, beginning: 5, wordStart: 4, within: 3, letters: 1, not: 0 } as const;
/** A name on screen stands before the same fit of another name; what it belongs to counts least. */
const OF_LABEL = 4;
const OF_ALSO = 3.5;
const OF_UNDER = 1;

export function rankEntries<Entry extends Ranked>(typed: string, entries: readonly Entry[]): Entry[] {
  const words = folded(typed).split(/\s+/u).filter(Boolean);
  return entries
    .map((entry, at) => ({ entry, at, fit: fitOf(words, entry) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit || visitOf(one.entry) - visitOf(other.entry) || one.at - other.at)
    .map(({ entry }) => entry);
}

function visitOf({ visited = Number.MAX_SAFE_INTEGER }: Ranked): number {
  return visited;
}

function fitOf(words: readonly string[], { label, also = '', under = '' }: Ranked): number {
  const names = { label: folded(label), also: folded(also), under: folded(under) };
  if (words.join(' ') === names.label) return words.length * FITS.whole * OF_LABEL;
  const fits = words.map((word) => {
    const own = Math.max(OF_LABEL * fitIn(word, names.label), OF_ALSO * fitIn(word, names.also));
    return { own, all: Math.max(own, OF_UNDER * fitIn(word, names.under)) };
  });
  const isFound = fits.every(({ all }) => all > 0) && fits.some(({ own }) => own > 0);
  return isFound ? fits.reduce((sum, { all }) => sum + all, 0) : 0;
}

function fitIn(word: string, text: string): number {
  if (text === '') return FITS.not;
  if (text.startsWith(word)) return FITS.beginning;
  const at = text.indexOf(word);
  if (/\p{Script=Han}/u.test(word)) return at < 0 ? FITS.not : FITS.within;
  if (wordStarts(text).some((start) => text.startsWith(word, start))) return FITS.wordStart;
  if (at >= 0) return FITS.within;
  return hasLetters(word, text) ? FITS.letters : FITS.not;
}

/** Where letters begin after something else, also after Chinese. */
function wordStarts(text: string): number[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}]|\p{M})[\p{L}\p{N}]|(?<=\p{Script=Han})[^\p{Script=Han}\s]/gu)].map(
    ({ index }) => index,
  );
}

/** In this order, the first at the start of a word: of a single letter that would be nearly everything. */
function hasLetters(word: string, text: string): boolean {
  if (word.length < 2) return false;
  return wordStarts(text).some((start) => {
    if (text[start] !== word[0]) return false;
    let at = start - 1;
    return [...word].every((letter) => {
      at = text.indexOf(letter, at + 1);
      return at >= 0;
    });
  });
}

/** Without case, accents and widths. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
