/**
 * What typing an opening or closing sign does beside inserting it: it closes itself, is typed over where it stands already,
 * wraps what is selected, and an empty pair is deleted as one. Pure: it only says how the text changes.
 */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
  /** Selection afterwards, in the changed text. */
  select: readonly [start: number, end: number];
}

const PAIRS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '(': ')',
    '"': '"',
    '{': '}',
    '（': '）',
    '「': '」',
    '『': '』',
    '“': '”',
    '｛': '｝',
  }),
);
const CLOSERS = new Set(PAIRS.values());

/** Undefined: nothing special, the character is inserted as any other. */
export function typedPair(text: string, start: number, end: number, typed: string): TextEdit | undefined {
  const closer = PAIRS.get(typed);
  if (closer !== undefined && end > start) {
    return { start, end, text: typed + text.slice(start, end) + closer, select: [start + 1, end + 1] };
  }
  if (end > start) return undefined;
  const next = text[start];
  if (CLOSERS.has(typed) && next === typed && isBalanced(text, typed)) {
    return { start, end: start + 1, text: typed, select: [start + 1, start + 1] };
  }
  if (closer === undefined || !hasRoom(next) || isQuoted(text, start)) return undefined;
  if (typed === closer && !startsWord(text[start - 1])) return undefined;
  return { start, end, text: typed + closer, select: [start + 1, start + 1] };
}

/** For the key that deletes backwards. */
export function deletedPair(text: string, start: number, end: number): TextEdit | undefined {
  if (end !== start || start === 0 || PAIRS.get(text[start - 1] ?? '') !== text[start]) return undefined;
  return { start: start - 1, end: start + 1, text: '', select: [start - 1, start - 1] };
}

/** A closer is typed over only where it closes something: one too few is really inserted. */
function isBalanced(text: string, closer: string): boolean {
  const opener = [...PAIRS].find(([, closing]) => closing === closer)?.[0] ?? closer;
  if (opener === closer) return count(text, closer) % 2 === 0;
  return count(text, opener) <= count(text, closer);
}

function hasRoom(next: string | undefined): boolean {
  return next === undefined || /\s/.test(next) || CLOSERS.has(next);
}

function startsWord(before: string | undefined): boolean {
  return before === undefined || /[\s:：]/.test(before) || (PAIRS.has(before) && before !== '"');
}

function isQuoted(text: string, at: number): boolean {
  return count(text.slice(0, at), '"') % 2 === 1;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
