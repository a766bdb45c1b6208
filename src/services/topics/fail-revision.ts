/** Says of a topic that the search for its newest keywords has failed. Called by the backfill, never by a person. */
import type { TopicFailure } from '../../contract/topics.ts';
import { noteFailure } from '../../stores/postgres/topics.ts';
import type { Environment } from '../environment.ts';

export interface FailedSearch {
  topicId: number;
  revision: number;
  reason: TopicFailure;
  error: unknown;
}

/** Its mentions on arrival go on under the revision, and screens go on reading the one before. */
export async function failRevision(environment: Environment, { topicId, revision, reason, error }: FailedSearch): Promise<void> {
  const noted = await noteFailure(environment.postgres, { topicId, revision, reason, at: environment.now() });
  // Otherwise it was edited or deleted in the meantime, and nobody waits for this search.
  if (noted)
    environment.log.error({ topicId, revision, reason, err: error }, 'the search of the stored posts failed for a topic');
}
