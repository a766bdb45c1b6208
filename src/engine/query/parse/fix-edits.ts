/** The edits that fixes are made of. None of them looks at what the text would mean afterwards: fix-trial.ts tries them. */
import type { Edit, Fix, FixKind } from '../problems.ts';
import type { Span } from '../syntax.ts';
import type { Token } from './lexer-token.ts';
import { isBinary, type Source, textAt } from './source.ts';

export function rewrite(kind: FixKind, { start, end }: Span, text: string): Fix {
  return { kind, edits: [{ start, end, text }] };
}

export function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

export function deletion({ start, end }: Span): Edit {
  return { start, end, text: '' };
}

export function remove(span: Span): Fix {
  return rewrite('remove', span, '');
}

/** null where the text has a quotation mark of its own. */
export function quote(source: Source, span: Span): Fix | null {
  const text = textAt(source, span);
  return /["＂“”]/.test(text) ? null : rewrite('quote', span, `"${text}"`);
}

/** `text` in place of `span`, apart from what stands beside it. */
export function rewriteApart(kind: FixKind, { text }: Source, { start, end }: Span, word: string): Fix {
  const before = start === 0 || /[\s(（:：]/.test(text.charAt(start - 1)) ? '' : ' ';
  const after = end === text.length || /[\s)）]/.test(text.charAt(end)) ? '' : ' ';
  return rewrite(kind, { start, end }, `${before}${word}${after}`);
}

/** Takes tokens `first` to `last` away with what would then have nothing to stand with: NOT, fields, one operator, parentheses. */
export function removeOperand({ tokens }: Source, first: number, last: number): Fix | null {
  let [from, to] = [first, last];
  while (enclosed(tokens[from - 1], tokens[to + 1])) {
    if (belongsToNext(tokens[from - 1])) from -= 1;
    else [from, to] = [from - 1, to + 1];
  }
  const [start, end] = [tokens[from], tokens[to]];
  const [before, after] = [tokens[from - 1], tokens[to + 1]];
  if (!start || !end || !(before || after)) return null;
  if (isBinary(before)) return remove({ start: tokens[from - 2]?.end ?? before.start, end: end.end });
  if (isBinary(after)) return remove({ start: start.start, end: tokens[to + 2]?.start ?? after.end });
  return remove({ start: before && before.sign !== 'open' ? before.end : start.start, end: end.end });
}

function belongsToNext(token: Token | undefined): boolean {
  return token?.sign === 'not' || token?.sign === 'field';
}

function enclosed(before: Token | undefined, after: Token | undefined): boolean {
  return belongsToNext(before) || (before?.sign === 'open' && after !== undefined && before.mate === after);
}
