/** The whole of a topic, for what it hides: whatever the time, and how a post, an author or a site is told among its mentions. */

import { mediaType } from '../../contract/filter.ts';
import type { HiddenKind } from '../../contract/hidden.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';
import { scopeOf } from '../analysis/scope.ts';
import { authorKey } from '../mentions/identity.ts';

/** All that the topic shows, whatever its sentiment; `hidden: []` beside it: all that it found. */
export function wholeTopic(topic: TopicRow, now: Date): MentionScope {
  const { startsAt, endsAt } = topic;
  const period = { startDate: startsAt.toISOString(), endDate: endsAt.toISOString() };
  return scopeOf(topic, { mention: 'all', copies: 'with', ...period }, { now, timezone: '+0000', corrected: false });
}

/** As mentions hold it: of an author the 64 bits, else the key itself. */
export function storedKey(kind: HiddenKind, key: string): string {
  if (kind !== 'author') return key;
  const colon = key.indexOf(':');
  return authorKey(mediaType.parse(key.slice(0, colon)), key.slice(colon + 1));
}
