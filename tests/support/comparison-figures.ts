/** Every figure that counts posts, of a comparison and of Home, beside what a click on it asks for. */
import type { AskedFilter } from '../../src/contract/filter.ts';
import { SENTIMENTS } from '../../src/contract/filter-choices.ts';
import { lastDays } from '../../src/engine/analysis/last-days.ts';
import { shortcutPeriod } from '../../src/engine/analysis/shortcuts.ts';
import { compareTopics } from '../../src/services/comparison/compare-topics.ts';
import type { Actor, Environment } from '../../src/services/environment.ts';
import { home } from '../../src/services/topics/home.ts';
import { during, type Figure, Figures } from './analysis-figures.ts';

export async function comparisonFigures(
  environment: Environment,
  actor: Actor,
  ids: readonly string[],
  filter: AskedFilter,
): Promise<Figure[]> {
  const { topics, buckets, common, count } = await compareTopics(environment, actor, { ids, filter });
  const sum = topics.reduce((all, { mentions }) => all + (mentions.value ?? 0), 0);
  if (sum !== count) throw new Error(`${count} mentions are compared, of ${sum}`);
  return topics.flatMap((topic, at) => {
    const figures = new Figures(topic.id);
    figures.add('compared-mentions', topic.mentions.value ?? 0, {});
    figures.toned('compared-sentiment', topic.sentiment, {});
    const scored = (topic.mentions.value ?? 0) - topic.sentiment.unscored;
    figures.add('compared-score', scored, { sentiments: [...SENTIMENTS] });
    for (const { type, count } of topic.mediaTypes) figures.add(`compared-media ${type}`, count, { mediaTypes: [type] });
    for (const [place, bucket] of buckets.entries()) {
      figures.add(`compared-bucket ${bucket.start}`, topic.mentionsOverTime[place] ?? 0, during(bucket));
    }
    for (const [series, last] of Object.entries(topic.relative)) {
      for (const bucket of last) figures.add(`compared-relative ${series} ${bucket.start}`, bucket.count, during(bucket));
    }
    for (const { kind, key, counts } of [...common, ...topic.apart]) {
      figures.add(`compared-${kind} ${key}`, counts[at] ?? 0, kind === 'keyword' ? { keywords: [key] } : { hashtags: [key] });
    }
    return figures.all;
  });
}

export async function homeFigures(environment: Environment, actor: Actor): Promise<Figure[]> {
  const { topics } = await home(environment, actor, {});
  const now = environment.now();
  const { start, end } = shortcutPeriod('last7Days', now, actor.timezone);
  const week = { startDate: start.toISOString(), endDate: end.toISOString() };
  const [dawn = now, midnight = now] = lastDays(now, actor.timezone, 1).edges;
  const today = { startDate: dawn.toISOString(), endDate: midnight.toISOString() };
  return topics.flatMap((topic) => {
    const figures = new Figures(topic.id);
    figures.add('home-week', topic.mentions.value ?? 0, {}, week);
    figures.add('home-today', topic.today, {}, today);
    figures.add('home-score', topic.scored, { sentiments: [...SENTIMENTS] }, week);
    return figures.all;
  });
}
