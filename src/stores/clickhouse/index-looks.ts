/** Looks into the text index over `terms`, which answers `has`, `hasAll` and `hasAny` without reading the posts. */
import type { TermNode } from '../../engine/query/ast.ts';
import type { BoundValues } from './bound-values.ts';
import { onAllShards, onEachShard } from './shard-scope.ts';
import { entriesOf, isPair } from './term-entries.ts';

/** Nothing is held by everybody. */
export function holdsAll(entries: readonly string[], values: BoundValues): string {
  if (entries.length === 0) return 'true';
  return entries.length === 1 ? `has(terms, ${values.text(entries[0] ?? '')})` : `hasAll(terms, ${values.texts(entries)})`;
}

function holdsAny(entries: readonly string[], values: BoundValues): string {
  if (entries.length === 0) return 'false';
  return entries.length === 1 ? `has(terms, ${values.text(entries[0] ?? '')})` : `hasAny(terms, ${values.texts(entries)})`;
}

/** True of every post that has one of these terms; they begin with a prefix or not. */
export function narrowed(terms: readonly Pick<TermNode, 'tokens' | 'prefix'>[], values: BoundValues): string {
  const alone = new Set<string>();
  const prefixes: string[][] = [];
  const parts: string[] = [];
  for (const { tokens, prefix } of terms) {
    const entries = entriesOf(prefix ? tokens.slice(0, -1) : tokens);
    if (prefix && entriesTellPrefix(tokens)) prefixes.push([...tokens]);
    else if (prefix) parts.push(`(${holdsAll(entries, values)} AND ${holdsPrefix([[...tokens]], values)})`);
    else if (entries.length === 1) alone.add(entries[0] ?? '');
    else parts.push(holdsAll(entries, values));
  }
  if (prefixes.length > 0) parts.push(holdsPrefix(prefixes, values));
  if (alone.size > 0 || parts.length === 0) parts.unshift(holdsAny([...alone], values));
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`;
}

/** Whether the entries that begin like these tokens are all that a post needs to have them, the last one being a prefix. */
export function entriesTellPrefix(tokens: readonly string[]): boolean {
  const [first = '', second = ''] = tokens;
  return tokens.length === 1 || (tokens.length === 2 && isPair(first, second));
}

/**
 * The dictionary of the index is sorted: entries with a common beginning are read in 10 ms from eight million. Posts that come
 * in between this look and the search itself may be missed if they bring a new word, as if they had come a moment later.
 */
function holdsPrefix(runs: readonly string[][], values: BoundValues): string {
  const beginnings = runs.map((tokens) => {
    const [before, last = ''] = tokens.length > 1 ? tokens.slice(-2) : [undefined, tokens[0]];
    if (before !== undefined && isPair(before, last)) return `startsWith(token, ${values.text(`${before} ${last}`)})`;
    return `(startsWith(token, ${values.text(last)}) AND position(token, ' ') = 0)`;
  });
  const dictionary = 'mergeTreeTextIndex(currentDatabase(), posts, terms_index)';
  const tokens = onEachShard(`SELECT token FROM ${dictionary} WHERE ${beginnings.join(' OR ')}`);
  return `hasAny(terms, ${onAllShards(`SELECT groupUniqArray(token) FROM ${tokens}`)})`;
}
