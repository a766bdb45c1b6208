/** The bracket, quote or brace beside the caret and the one it belongs to; nothing where there is none or no partner. */
import type { Lexeme } from '../../../engine/query/problems.ts';
import type { Span } from '../../../engine/query/syntax.ts';

const OPENING = /[(（]/;

export function pairAtCaret(text: string, lexemes: readonly Lexeme[], caret: number | null): Span[] {
  if (caret === null) return [];
  const beside = (at: number) => at === caret || at + 1 === caret;
  const open: number[] = [];
  for (const { kind, start, end } of lexemes) {
    if (kind === 'paren' && OPENING.test(text[start] ?? '')) {
      open.push(start);
    } else if (kind === 'paren') {
      const opening = open.pop();
      if (opening !== undefined && (beside(opening) || beside(start))) return [character(opening), character(start)];
    } else if ((kind === 'phrase' || kind === 'exact') && isClosed(text, start, end) && (beside(start) || beside(end - 1))) {
      return [character(start), character(end - 1)];
    }
  }
  return [];
}

const CLOSING = /["＂”」』}｝]/;

function isClosed(text: string, start: number, end: number): boolean {
  return end - start > 1 && CLOSING.test(text[end - 1] ?? '');
}

function character(at: number): Span {
  return { start: at, end: at + 1 };
}
