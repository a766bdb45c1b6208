/**
 * All standing topics as one matcher, compiled again only when a topic changed. Whether one did is asked of Postgres on
 * every call, since another process may have changed it.
 */
import { createMatcher } from '../../engine/matching/matcher.ts';
import type { Membership } from '../../stores/clickhouse/mention-row.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { seconds } from '../../stores/clickhouse/seconds.ts';
import type { Postgres } from '../../stores/postgres/client.ts';
import { standingTopics, topicsVersion } from '../../stores/postgres/standing-topics.ts';
import type { Environment } from '../environment.ts';

export interface StandingMatcher {
  /** Changes whenever an answer could. */
  version: string;
  /** The live revisions that a post with these facts belongs to, period and media types included. */
  memberships(post: Pick<PostRow, 'media_type' | 'published_at' | 'tokens'>): Membership[];
}

const compiled = new WeakMap<Postgres, StandingMatcher>();

/** A topic whose keywords no longer compile is logged and left out: it must not keep the posts of all others out. */
export async function standingMatcher(environment: Environment): Promise<StandingMatcher> {
  const { postgres } = environment;
  const version = await topicsVersion(postgres);
  const known = compiled.get(postgres);
  if (known?.version === version) return known;
  const matcher = await compile(environment, version);
  compiled.set(postgres, matcher);
  return matcher;
}

/** The version is read before the topics: a topic that changes in between is compiled again next time, never missed. */
async function compile({ postgres, log }: Environment, version: string): Promise<StandingMatcher> {
  const { topics, unreadable } = await standingTopics(postgres);
  for (const topic of unreadable) log.error(topic, 'its keywords no longer compile: this topic gets no new mentions');
  const standing = topics.map((topic) => ({
    membership: { topicId: topic.topicId, revision: topic.revision },
    query: topic.query,
    mediaTypes: new Set(topic.mediaTypes),
    start: seconds(topic.startsAt),
    end: seconds(topic.endsAt),
  }));
  const matcher = createMatcher(standing.map((topic) => [topic, topic.query] as const));
  return {
    version,
    memberships: ({ media_type, published_at, tokens }) =>
      matcher
        .match(tokens)
        .filter((topic) => topic.start <= published_at && published_at < topic.end && topic.mediaTypes.has(media_type))
        .map((topic) => topic.membership),
  };
}
