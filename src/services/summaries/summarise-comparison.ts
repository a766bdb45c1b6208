/** A summary of topics beside each other: of each as many posts are read, each with the topics of which it is a mention. */
import { comparisonSummaryInput, type Summary } from '../../contract/summaries.ts';
import { hasFigures } from '../../contract/topic-state.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import { mentionsAmong } from '../../stores/clickhouse/queries/mentions-among.ts';
import { askedOf } from '../analysis/asked.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { topicOnWire } from '../topics/topic-on-wire.ts';
import { CHOSEN_POSTS, choosePosts, LEAST_TEXTS } from './candidate-posts.ts';
import { evidencePosts } from './evidence.ts';
import { refuseUnsearched } from './refuse-unsearched.ts';
import { summarise } from './summarise.ts';

/** Throws not_found for another organisation's topic, invalid for too many or a filter that cannot be. Topics without figures are left out; not_ready where none has any. */
export async function comparisonSummary(
  environment: Environment,
  actor: Actor,
  input: unknown,
  gone?: AbortSignal,
): Promise<Summary> {
  const { ids: topicIds, filter: asked } = parseInput(comparisonSummaryInput, input);
  const { language, by, ...filter } = asked;
  const all = await Promise.all(topicIds.map((id) => askedOf(environment, actor, { id, filter })));
  refuseUnsearched(all.map(({ topic }) => topic));
  const shown = all.filter(({ topic }) => hasFigures(topicOnWire(topic, null)));
  const most = Math.floor(CHOSEN_POSTS / Math.max(1, shown.length));
  const chosen = await Promise.all(shown.map(({ scope }) => choosePosts(environment.clickhouse, scope, most)));
  const counts = await Promise.all(shown.map(({ scope }) => mentionCount(environment.clickhouse, scope)));
  const matching = counts.reduce((sum, count) => sum + count, 0);
  const ids = inTurns(chosen);
  // One that was chosen for a topic may be a mention of another, for which louder ones were.
  const mentions = await Promise.all(shown.map(({ scope }) => mentionsAmong(environment.clickhouse, scope, ids)));
  const placesOf = (id: string) => mentions.flatMap((among, place) => (among.has(id) ? [place] : []));
  const posts = await evidencePosts(environment.clickhouse, ids, placesOf);
  const evidence = { posts, topics: shown.map(({ topic }) => topic.name), candidates: true };
  return summarise(environment, actor, { of: 'comparison', evidence, matching, least: LEAST_TEXTS, language, by, gone });
}

/** The first of each, then the second of each: what is cut at the end is of all alike. */
function inTurns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(turns.flat())];
}
