/** The caller's topics at a glance, those in front first, and how fresh what is known is: all in one answer. */
import type { z } from 'zod';
import { getHome, type Home, type TopicAtAGlance } from '../../contract/home.ts';
import { LIMITS } from '../../contract/limits.ts';
import { atAGlance, glanceAt } from '../../engine/analysis/at-a-glance.ts';
import { shortcutPeriod } from '../../engine/analysis/shortcuts.ts';
import { toned } from '../../engine/analysis/tally.ts';
import { figuresOfAll, type TopicFigures } from '../../stores/clickhouse/queries/figures-of-all.ts';
import { newestArrivals } from '../../stores/clickhouse/queries/newest-arrivals.ts';
import { topicTotals } from '../../stores/clickhouse/queries/topic-totals.ts';
import { hasCorrections } from '../../stores/postgres/sentiment-corrections.ts';
import { organisationTopics, type TopicRow } from '../../stores/postgres/topic-rows.ts';
import { askedNow, scopeOf } from '../analysis/scope.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { topicOnWire } from './topic-on-wire.ts';

export async function home(environment: Environment, actor: Actor, input: z.input<typeof getHome.input>): Promise<Home> {
  const wanted = parseInput(getHome.input, input).featured;
  const { clickhouse, postgres } = environment;
  const all = (await organisationTopics(postgres, actor.organisationId)).filter(({ visible }) => visible);
  const inFront = all.filter(({ featured }) => featured);
  const listed = wanted ? inFront : [...inFront, ...all.filter(({ featured }) => !featured)];
  const [topics, arrivals] = await Promise.all([
    glances(environment, actor, listed.slice(0, LIMITS.homeTopics)),
    newestArrivals(clickhouse),
  ]);
  return {
    topics,
    total: listed.length,
    completeTo: arrivals[0]?.at.toISOString() ?? null,
    coverage: arrivals.map(({ type, at }) => ({ type, completeTo: at.toISOString() })),
  };
}

async function glances(
  { postgres, clickhouse, now: clock }: Environment,
  actor: Actor,
  rows: readonly TopicRow[],
): Promise<TopicAtAGlance[]> {
  const { timezone } = actor;
  const now = clock();
  const glance = glanceAt(now, timezone, askedNow(now));
  const { start, end } = shortcutPeriod('last7Days', now, timezone);
  const week = { mention: 'all', copies: 'with', startDate: start.toISOString(), endDate: end.toISOString() } as const;
  const corrected = await hasCorrections(postgres, actor.organisationId);
  const [totals, figures] = await Promise.all([
    topicTotals(clickhouse, {
      topics: rows.map((row) => ({ topicId: row.id, revision: row.revision, hidden: row.hiddenKinds })),
      dayEdges: glance.edges,
    }),
    figuresOfAll(
      clickhouse,
      rows.map((row) => scopeOf(row, week, { now, timezone, corrected })),
    ),
  ]);
  return rows.map((row, place) => {
    const { id, name, demo, featured, starts_at, ends_at, state, failure, searched } = topicOnWire(row, null);
    const { count, unscored, score } = toned(figures[place] as TopicFigures);
    const covered = row.startsAt <= (glance.edges[0] ?? now) && now <= row.endsAt;
    const { mentions, today, byDay } = atAGlance(glance, totals.get(row.id)?.days ?? [], covered);
    return {
      id,
      name,
      demo,
      featured,
      starts_at,
      ends_at,
      state,
      failure,
      searched,
      mentions,
      today,
      score,
      scored: count - unscored,
      sparkline: glance.dates.map((date, day) => ({ date, count: byDay[day] ?? 0 })),
    };
  });
}
