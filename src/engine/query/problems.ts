/**
 * What the parser says about a text beside its tree: what each piece of it is, what is wrong with it and which edits would
 * mend that. The codes are the contract's, the words are the web's.
 */
import type { QueryError, QueryWarning } from '../../contract/query.ts';
import type { Span } from './syntax.ts';

export const LEXEME_KINDS = ['word', 'phrase', 'exact', 'tag', 'operator', 'field', 'paren', 'space', 'bad'] as const;

/** A piece of the text; the lexemes of a text make it up in order, without gaps. */
export interface Lexeme extends Span {
  kind: (typeof LEXEME_KINDS)[number];
}

export const FIX_KINDS = ['and', 'or', 'not', 'near', 'quote', 'close', 'group', 'remove', 'replace'] as const;
export type FixKind = (typeof FIX_KINDS)[number];

export interface Edit extends Span {
  text: string;
}

/** One way to mend a problem. Edits do not overlap and are ordered by place; an edit with `start` = `end` inserts. */
export interface Fix {
  kind: FixKind;
  edits: readonly Edit[];
  /** `text`: how the piece concerned reads afterwards, where several fixes of one problem have the same kind. */
  values?: { text: string };
}

export type Problem = Span & {
  fixes: readonly Fix[];
} & ({ severity: 'error'; code: QueryError } | { severity: 'warning'; code: QueryWarning });

export function applyFix(text: string, fix: Fix): string {
  let mended = '';
  let at = 0;
  for (const edit of fix.edits) {
    mended += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return mended + text.slice(at);
}
