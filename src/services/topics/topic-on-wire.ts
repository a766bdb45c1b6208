/** A stored topic as the contract shows it. */
import type { Topic } from '../../contract/topics.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';
import { keywordsOf } from './read-definition.ts';

/** `dataStartAt`: time of its earliest mention, where there is one. */
export function topicOnWire(row: TopicRow, dataStartAt: Date | null): Topic {
  return {
    id: String(row.id),
    topic_id: String(row.id),
    name: row.name,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    data_start_at: dataStartAt?.toISOString() ?? null,
    visible: row.visible,
    demo: row.demo,
    featured: row.featured,
    state: stateOf(row),
    failure: failureOf(row),
    searched: row.buildingRevision === null || row.failure !== null ? null : row.searched,
    revision: row.buildingRevision ?? row.revision,
    mediaTypes: row.mediaTypes,
    ...keywordsOf(row),
  };
}

/** Revision 0 is what screens read before any search is complete: it has no mentions. */
function stateOf({ revision, buildingRevision, failure }: TopicRow): Topic['state'] {
  if (buildingRevision === null) return 'ready';
  if (failure !== null) return 'failed';
  return revision === 0 ? 'searching' : 'building';
}

function failureOf({ revision, failedAt, failure }: TopicRow): Topic['failure'] {
  return failedAt && failure && { at: failedAt.toISOString(), reason: failure, figures: revision > 0 };
}
