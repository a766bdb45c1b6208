/** What is said of a query while it is written: a problem and its fixes, in the words of the interface. */
import { LIMITS } from '../../contract/limits.ts';
import type { QueryError, QueryWarning } from '../../contract/query.ts';
import type { Fix, Problem } from '../../engine/query/problems.ts';
import type { Translate } from '../i18n/translator.ts';
import type { Format } from './format.ts';

type QueryT = Translate<'query'>;

const MAXIMUM: Partial<Record<QueryError | QueryWarning, number>> = {
  queryTooLong: LIMITS.queryLength,
  queryTooManyTerms: LIMITS.queryTerms,
  queryNestedTooDeep: LIMITS.queryDepth,
  queryTermTooLong: LIMITS.termTokens,
  queryNearDistance: LIMITS.nearDistance,
  queryNearChain: LIMITS.nearSides,
  queryNearTags: LIMITS.queryTerms,
};

/** Characters of the query that a message quotes; more of it would bury the message. */
const QUOTED = 40;

export function problemWords(t: QueryT, format: Format, problem: Problem, text: string): string {
  const about = quoted(text.slice(problem.start, problem.end));
  const field = problem.code === 'queryFieldValue' ? fieldBefore(text, problem.start) : undefined;
  return field ? t(`values.${field}`, { text: about }) : codeWords(t, format, problem.code, about);
}

/** Also for a code that the server sends without a place. */
export function codeWords(t: QueryT, format: Format, code: QueryError | QueryWarning, text = '…'): string {
  return t(`problems.${code}`, { text, max: format.exact(MAXIMUM[code]), min: format.exact(LIMITS.prefixLength) });
}

export function fixWords(t: QueryT, fix: Fix, text: string): string {
  if (fix.values) return t('fixes.replace', { text: quoted(fix.values.text) });
  const [edit] = fix.edits;
  const about = fix.kind === 'remove' ? text.slice(edit?.start, edit?.end) : (edit?.text ?? '');
  return t(`fixes.${fix.kind}`, { text: quoted(about) });
}

type ListedField = 'lang' | 'source' | 'site';

/** The field whose value stands there; of a group of values it stands before the group. */
function fieldBefore(text: string, at: number): ListedField | undefined {
  const [last] = [...text.slice(0, at).matchAll(/(lang|source|site)\s*[:：]/gi)].slice(-1);
  return last?.[1]?.toLowerCase() as ListedField | undefined;
}

/** A query or a piece of it among other words. */
export function quoted(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return words.length > QUOTED ? `${words.slice(0, QUOTED)}…` : words;
}
