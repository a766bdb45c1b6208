/**
 * All standing topics as one matcher, kept in step with Postgres change by change: what a topic's change costs does not
 * depend on how many others there are. It fetches nothing itself; standing-matcher.ts brings the changes.
 */
import type { MediaType } from '../../contract/media-types.ts';
import { createMatcher, type Matcher } from '../../engine/matching/matcher.ts';
import { compileTopic } from '../../engine/query/compile-topic.ts';
import type { QueryDocument } from '../../engine/query/document.ts';
import type { Membership } from '../../stores/clickhouse/mention-row.ts';
import { seconds } from '../../stores/clickhouse/seconds.ts';
import type { TopicChange } from '../../stores/postgres/topic-changes.ts';
import type { TopicRevisionRow } from '../../stores/postgres/topic-revisions.ts';
import type { MatchedPost } from './matched-post.ts';

export interface StandingTopics {
  /** Number of the newest change it knows of. */
  readonly version: number;
  /** The live revisions that the post belongs to, period and media types included. */
  memberships(post: MatchedPost): Membership[];
  /** Live revisions, and since the start: posts asked about, queries evaluated for them, queries that matched. */
  readonly figures: { revisions: number; posts: number; evaluated: number; matched: number };
}

interface Standing {
  membership: Membership;
  mediaTypes: ReadonlySet<MediaType>;
  start: number;
  end: number;
}

export class StandingTopicSet implements StandingTopics {
  version = 0;
  private readonly matcher: Matcher<Standing> = createMatcher<Standing>();
  /** Topic → revision → what stands in the matcher for it. */
  private readonly standing = new Map<number, Map<number, Standing>>();

  get figures(): StandingTopics['figures'] {
    const { posts, evaluated, matched } = this.matcher.counters;
    return { revisions: this.matcher.size, posts, evaluated, matched };
  }

  /** What posts are like; before the first topic is applied it makes all of them cheaper to match. */
  learn(document: QueryDocument): void {
    this.matcher.learn(document);
  }

  memberships({ document, publishedAt }: MatchedPost): Membership[] {
    return this.matcher
      .match(document)
      .filter(({ start, end, mediaTypes }) => start <= publishedAt && publishedAt < end && mediaTypes.has(document.mediaType))
      .map(({ membership }) => membership);
  }

  /** Answers the revisions whose keywords no longer compile, which only a change of the keyword language could bring about. */
  apply({ topicId, number, revisions }: TopicChange): Membership[] {
    const before = this.standing.get(topicId) ?? new Map<number, Standing>();
    const after = new Map<number, Standing>();
    const unreadable: Membership[] = [];
    for (const row of revisions) {
      // What a revision means never changes, so one that stands already stands.
      const standing = before.get(row.revision) ?? this.enter(row);
      if (standing) after.set(row.revision, standing);
      else unreadable.push({ topicId, revision: row.revision });
    }
    for (const [revision, standing] of before) if (!after.has(revision)) this.matcher.delete(standing);
    if (after.size > 0) this.standing.set(topicId, after);
    else this.standing.delete(topicId);
    this.version = number;
    return unreadable;
  }

  private enter(row: TopicRevisionRow): Standing | null {
    const compiled = compileTopic(row);
    if ('errors' in compiled) return null;
    const standing: Standing = {
      membership: { topicId: row.topicId, revision: row.revision },
      mediaTypes: new Set(row.mediaTypes),
      start: seconds(row.startsAt),
      end: seconds(row.endsAt),
    };
    this.matcher.set(standing, compiled.query);
    return standing;
  }
}
