/**
 * What a topic with these keywords would find: counts of the last days, samples, a forecast. Everybody who is signed in may
 * ask; nothing is kept. It reads the stored posts themselves, so it costs more than any figure of a topic: see preview-turns.
 */
import { LIMITS } from '../../contract/limits.ts';
import { PREVIEW_DAYS, PREVIEW_SAMPLES, type Preview, previewInput } from '../../contract/preview.ts';
import { countKeywords, type TopicKeywords } from '../../contract/topics.ts';
import { forecast } from '../../engine/analysis/forecast.ts';
import { lastDays } from '../../engine/analysis/last-days.ts';
import { shares } from '../../engine/analysis/score.ts';
import type { QueryNode } from '../../engine/query/ast.ts';
import { explain } from '../../engine/query/explain.ts';
import { latestArrival } from '../../stores/clickhouse/queries/latest-arrival.ts';
import { previewFigures } from '../../stores/clickhouse/queries/preview-figures.ts';
import { storedDays } from '../../stores/clickhouse/queries/preview-stored-days.ts';
import { wirePosts } from '../analysis/wire-posts.ts';
import type { Actor, Environment } from '../environment.ts';
import { invalid, ServiceError, storeMeaning } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { previewTurns } from './preview-turns.ts';
import { compiled } from './read-definition.ts';

const WEEK = 7;

/**
 * Throws `invalid` with each error at its place, `too_large` for a query that would take too long, `conflict` when the same
 * page of the person has asked again, and the reason of `gone`.
 */
export async function previewTopic(environment: Environment, actor: Actor, input: unknown, gone: AbortSignal): Promise<Preview> {
  const asked = parseInput(previewInput, input);
  const period = periodOf(asked);
  const query = readQuery(asked);
  const { clickhouse } = environment;
  const { dates, edges } = lastDays(environment.now(), actor.timezone, PREVIEW_DAYS);
  const scope = { query, mediaTypes: asked.mediaTypes, edges };
  return previewTurns(environment).take({ person: actor.userId, page: asked.page ?? '' }, gone, async (wanted) => {
    wanted.throwIfAborted();
    const [figures, stored, completeTo] = await Promise.all([
      previewFigures(clickhouse, scope, PREVIEW_SAMPLES).catch(refuseTooCostly),
      storedDays(clickhouse, scope),
      latestArrival(clickhouse),
    ]);
    wanted.throwIfAborted();
    const posts = await wirePosts(environment, actor, figures.newest, (post) => explain(query, post));
    const days = dates.map((date, day) => ({ date, count: figures.days[day] ?? 0 }));
    const ratios = shares(figures.mediaTypes.map(({ count }) => count));
    return {
      last7Days: sum(days.slice(-WEEK)),
      last30Days: sum(days),
      days,
      mediaTypes: figures.mediaTypes.map(({ type, count }, index) => ({ type, count, ratio: ratios[index] ?? 0 })),
      posts,
      forecast: forecast(
        days.map(({ count }, day) => ({ count, stored: stored[day] ?? false })),
        period,
      ),
      completeTo: completeTo?.toISOString() ?? null,
    };
  });
}

function refuseTooCostly(error: unknown): never {
  const isTooCostly = storeMeaning(error)?.code === 'too_large';
  throw isTooCostly ? new ServiceError('too_large', 'the query takes too long to be previewed') : error;
}

/** A plan bounds the keywords of a topic; a preview is asked without one. */
function readQuery(asked: TopicKeywords): QueryNode {
  // The parser counts the terms of the language itself.
  if (asked.keywordInputMode === 'basic')
    for (const side of ['inclusion', 'exclusion'] as const)
      if (countKeywords(asked[side]) > LIMITS.queryTerms) throw invalid({ [side]: 'queryTooManyTerms' });
  return compiled(asked).query;
}

function periodOf({ startsAt, endsAt }: { startsAt?: string | undefined; endsAt?: string | undefined }) {
  if (!startsAt || !endsAt) return null;
  const period = { start: new Date(startsAt), end: new Date(endsAt) };
  if (period.start >= period.end) throw invalid({ endsAt: 'startNotBeforeEnd' });
  return period;
}

function sum(days: readonly { count: number }[]): number {
  return days.reduce((total, { count }) => total + count, 0);
}
