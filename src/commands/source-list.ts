/** `source list`: a line for each source that is followed. */
import type { Source } from '../contract/sources.ts';
import { budgetText } from './source-budget.ts';
import { table, withoutControls } from './table.ts';

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

export function nameOf({ title, address }: Pick<Source, 'title' | 'address'>): string {
  return withoutControls(title ? `${title} (${address})` : address);
}
