/** What every question about all collected posts begins with: the query read, and which posts under which filter it means. */
import type { AnalysisInput } from '../../contract/analysis/inputs.ts';
import type { QueryNode } from '../../engine/query/ast.ts';
import { compileText } from '../../engine/query/compile-text.ts';
import { isTooLarge } from '../../stores/clickhouse/costs.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { storedSpan } from '../../stores/clickhouse/queries/stored-span.ts';
import { hasCorrections } from '../../stores/postgres/sentiment-corrections.ts';
import type { Actor, Environment } from '../environment.ts';
import { invalid } from '../errors.ts';
import { previewTurns } from '../topics/preview-turns.ts';
import type { Asked } from './asked.ts';
import { scopeEverywhere } from './scope.ts';

export interface AskedSearch extends Omit<Asked, 'topic'> {
  query: QueryNode;
}

/** What a condition may have of a statement that says it twice where copies are left out. */
const QUERY_PART = 0.4;

/** Throws `invalid` with each error at its place: of the query under `query`, of a text that is looked for among what it finds under `path`, where
 * the filter stands. */
export async function askedSearch(
  environment: Environment,
  { organisationId, timezone: own }: Actor,
  { query: text, filter, path }: { query: string; filter: AnalysisInput['filter']; path: string },
): Promise<AskedSearch> {
  const query = readQuery(text);
  const [corrected, window] = await Promise.all([
    hasCorrections(environment.postgres, organisationId),
    windowOf(environment, filter),
  ]);
  const timezone = filter.timezone ?? own;
  const scope = scopeEverywhere(query, filter, { ...window, organisationId, timezone, corrected, path });
  return { query, scope, timezone, now: environment.now() };
}

/** When there is a place for this person: it costs as much as a preview. Rejects with the reason of `gone`. */
export function inTurn<Answer>(
  environment: Environment,
  { userId }: Actor,
  gone: AbortSignal | undefined,
  work: (wanted: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  // No search takes the place of another one of the same person: each is a page of its own.
  searches += 1;
  const asker = { person: userId, page: `search ${searches}` };
  return previewTurns(environment).take(asker, gone ?? new AbortController().signal, (wanted) => {
    wanted.throwIfAborted();
    return work(wanted);
  });
}

let searches = 0;

function readQuery(text: string): QueryNode {
  const read = compileText('query', text);
  if ('errors' in read) throw invalid(read.errors);
  if (isTooLarge(read.query, QUERY_PART)) throw invalid({ query: 'queryTooLarge' });
  return read.query;
}

/** Seconds of a store are counted from 1970 to 2106. */
const FIRST = 0;
const LAST = 2 ** 32 * 1000 - 1000;

async function windowOf(
  { clickhouse, now }: Environment,
  { startDate, endDate }: Pick<AnalysisInput['filter'], 'startDate' | 'endDate'>,
): Promise<Pick<MentionScope, 'start' | 'end'>> {
  const span = startDate && endDate ? null : await storedSpan(clickhouse);
  const at = now().getTime();
  const wantedStart = startDate ? Date.parse(startDate) : (span?.first.getTime() ?? at);
  // A post may be dated a little ahead.
  const wantedEnd = endDate ? Date.parse(endDate) : Math.max(at, (span?.last.getTime() ?? at) + 1000);
  const start = Math.min(Math.max(wantedStart, FIRST), LAST);
  return { start: new Date(start), end: new Date(Math.max(start, Math.min(wantedEnd, LAST))) };
}
