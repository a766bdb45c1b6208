/** `source list`: a line for each source that is followed. */
import { isAskedKind, type Source } from '../contract/sources.ts';
import { onOneLine } from '../contract/text.ts';
import { budgetText } from './source-budget.ts';
import { table } from './table.ts';

export function listText(sources: readonly Source[]): string {
  if (sources.length === 0) return 'No source is followed. "source add ADDRESS" follows one.';
  const rows = sources.map((source) => [
    String(source.id),
    source.forEverybody ? 'all' : 'own',
    source.state,
    source.completeTo?.slice(0, 16).replace('T', ' ') ?? '–',
    String(source.days.reduce((sum, { posts }) => sum + posts, 0)),
    nameOf(source),
    budgetText(source),
    source.failure?.message ?? '',
  ]);
  return table(['ID', 'FOR', 'STATE', 'COMPLETE TO, UTC', '14 DAYS', 'NAME', 'SPENT TODAY', 'LAST FAILURE'], rows);
}

/** One of those of which there is one each, until it calls itself something, by its kind. */
export function nameOf({ kind, title, address }: Pick<Source, 'kind' | 'title' | 'address'>): string {
  const name = title ?? (isAskedKind(kind) ? kind : null);
  return onOneLine(name ? `${name} (${address})` : address);
}
