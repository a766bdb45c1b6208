/**
 * Runs of tokens as conditions over `posts`. A term of one or two words is itself an entry of the text index over `terms`; a
 * longer one is narrowed by its entries, then looked for in the token text.
 */
import type { AttributeNode, TermNode } from '../../engine/query/ast.ts';
import { BOUNDARY, phraseText } from '../../engine/text/token-text.ts';
import type { BoundValues } from './bound-values.ts';
import { entriesOf, entryOf, isPair } from './term-entries.ts';

export function whereTerm(node: TermNode, values: BoundValues): string {
  const narrowed = node.prefix ? beginning(node.tokens, values) : holdsAll(entriesOf(node.tokens), values);
  if (!node.field && isEntry(node)) return narrowed;
  const text = node.field === 'title' ? titleText(values) : 'tokens';
  return `(${narrowed} AND position(${text}, ${values.text(textOf(node))}) > 0)`;
}

/** As many needles as one search takes. */
const NEEDLES = 255;

/** Alternatives without field or stem: whichever is found has its own entries too, so those need not be told apart. */
export function whereAnyTerm(nodes: readonly TermNode[], values: BoundValues): string {
  const texts = nodes.map(({ tokens }) => phraseText(tokens));
  const parts = Array.from({ length: Math.ceil(texts.length / NEEDLES) }, (_, at) =>
    texts.slice(at * NEEDLES, (at + 1) * NEEDLES),
  );
  const narrowed = nodes.map(({ tokens }) => holdsAll(entriesOf(tokens), values)).join(' OR ');
  const found = parts.map((part) => `multiSearchAny(tokens, ${values.texts(part)})`).join(' OR ');
  return `((${narrowed}) AND (${found}))`;
}

/** Whether the entries of a post alone tell if it has the term. */
function isEntry({ tokens, prefix }: TermNode): boolean {
  if (!prefix) return entryOf(tokens) !== undefined;
  const [first = '', second] = tokens;
  return tokens.length === 1 || (tokens.length === 2 && isPair(first, second ?? ''));
}

export function whereAuthor(node: Extract<AttributeNode, { type: 'author' }>, values: BoundValues): string {
  return `position(author_tokens, ${values.text(textOf(node))}) > 0`;
}

/** Nothing is held by everybody. */
export function holdsAll(entries: readonly string[], values: BoundValues): string {
  if (entries.length === 0) return 'true';
  return entries.length === 1 ? `has(terms, ${values.text(entries[0] ?? '')})` : `hasAll(terms, ${values.texts(entries)})`;
}

export function holdsAny(entries: readonly string[], values: BoundValues): string {
  return entries.length === 0 ? 'false' : `hasAny(terms, ${values.texts(entries)})`;
}

/**
 * The dictionary of the index is sorted: entries with a common beginning are read in 10 ms from eight million. Posts that come
 * in between this look and the search itself may be missed if they bring a new word, as if they had come a moment later.
 */
export function beginning(tokens: readonly string[], values: BoundValues): string {
  const last = tokens.at(-1) ?? '';
  const before = tokens.at(-2);
  const paired = before !== undefined && isPair(before, last);
  const stem = values.text(paired ? `${before} ${last}` : last);
  const words = paired ? '' : " AND position(token, ' ') = 0";
  const found = `hasAny(terms, (SELECT groupUniqArray(token) FROM mergeTreeTextIndex(currentDatabase(), posts, terms_index) WHERE startsWith(token, ${stem})${words}))`;
  const others = entriesOf(tokens.slice(0, -1));
  return others.length === 0 || (paired && tokens.length === 2) ? found : `${holdsAll(others, values)} AND ${found}`;
}

/** The token text of the title. */
export function titleText(values: BoundValues): string {
  return `substring(tokens, 1, position(tokens, ${values.text(BOUNDARY)}))`;
}

/** As it is looked for in a token text: up to the end of its last token, or of its stem. */
function textOf({ tokens, prefix }: Pick<TermNode, 'tokens' | 'prefix'>): string {
  return prefix ? phraseText(tokens).trimEnd() : phraseText(tokens);
}
