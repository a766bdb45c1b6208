/** All that the first tab shows, in one answer: its parts are those of the calls that ask for one of them. */
import { analysisInput, type TopicAnalysis } from '../../contract/analysis/inputs.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { topicOverview } from './overview.ts';
import { topicPostOverview } from './post-overview.ts';
import { topicThemes } from './themes.ts';
import { topicWhat } from './what.ts';
import { topicWho } from './who.ts';

/** Throws not_found for another organisation's topic, invalid for a window of more than MAX_BUCKETS buckets. */
export async function topicAnalysis(environment: Environment, actor: Actor, input: unknown): Promise<TopicAnalysis> {
  const asked = parseInput(analysisInput, input);
  const [overview, what, themes, who, posts] = await Promise.all([
    topicOverview(environment, actor, asked),
    topicWhat(environment, actor, asked),
    topicThemes(environment, actor, asked),
    topicWho(environment, actor, asked),
    // The answer tells no days that an offset could move.
    topicPostOverview(environment, actor, { ...asked, timezoneOffsetMinutes: 0 }),
  ]);
  return { overview, what, themes, who, posts };
}
