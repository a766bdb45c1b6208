/** From a filter to the mentions it means: the window, clamped to the topic's period, and the other restrictions. */
import type { z } from 'zod';
import type { analysisInput } from '../../contract/functions.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';

const KINDS = { all: undefined, main: 'post', comments: 'comment' } as const;

/** Without dates: the topic's period as far as it has gone. A window wholly outside the period is empty. */
export function scopeOf(topic: TopicRow, filter: z.output<typeof analysisInput>['filter'], now: Date): MentionScope {
  const wantedStart = filter.startDate ? Date.parse(filter.startDate) : topic.startsAt.getTime();
  const wantedEnd = filter.endDate ? Date.parse(filter.endDate) : Math.min(topic.endsAt.getTime(), now.getTime());
  const start = clamp(wantedStart, topic);
  return {
    organisationId: topic.organisationId,
    topicId: topic.id,
    revision: topic.revision,
    start: new Date(start),
    end: new Date(Math.max(start, clamp(wantedEnd, topic))),
    kind: KINDS[filter.mention],
    mediaTypes: filter.mediaTypes,
    sentiments: filter.sentiments,
  };
}

function clamp(at: number, topic: TopicRow): number {
  return Math.min(Math.max(at, topic.startsAt.getTime()), topic.endsAt.getTime());
}
