/** Lets screens read a revision whose mentions are all written. Called by the backfill, never by a person. */
import { topicsWithNames } from '../../stores/postgres/entity-lists.ts';
import { deleteTopicRevisionsBelow } from '../../stores/postgres/topic-revisions.ts';
import { readRevision, switchRevision } from '../../stores/postgres/topics.ts';
import type { Environment } from '../environment.ts';

/**
 * Seconds until mentions that nobody should read any more are deleted. A batch of posts that read the topics before
 * the change, and a screen that read the revision before it, have ended by then.
 */
export const FORGET_DELAY = 60;

/** False when the topic was edited again or deleted in the meantime; what was written for it is then forgotten. */
export async function finishRevision(environment: Environment, topicId: number, revision: number): Promise<boolean> {
  return environment.postgres.transaction(async (transaction) => {
    const options = { transaction, delay: FORGET_DELAY };
    const switched = await switchRevision(transaction, topicId, revision);
    if (switched) {
      await environment.jobs.send('settle', { topicId }, { transaction });
      await deleteTopicRevisionsBelow(transaction, topicId, revision);
      await environment.jobs.send('forget', { topicId, below: revision }, options);
      const organisationId = (await topicsWithNames(transaction, [topicId])).get(topicId);
      if (organisationId !== undefined) await environment.jobs.send('entities', { organisationId, topicId }, { transaction });
    } else {
      const read = await readRevision(transaction, topicId);
      if (read === null) await environment.jobs.send('forget', { topicId }, options);
      // It came so late, as where its process was paused, that what was written below has been forgotten already.
      else if (read > revision) await environment.jobs.send('forget', { topicId, below: read }, options);
    }
    return switched;
  });
}
