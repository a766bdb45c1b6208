/** Brings stored posts up to the names that an organisation gives itself by now. */

import { readOrganisation, readTopic } from '../services/entities/read-stored.ts';
import type { Environment } from '../services/environment.ts';
import type { JobData } from '../stores/postgres/jobs.ts';

export async function entities(environment: Environment, { organisationId, topicId }: JobData['entities']): Promise<void> {
  const posts =
    topicId === undefined
      ? await readOrganisation(environment, organisationId)
      : await readTopic(environment, { organisationId, topicId });
  if (posts > 0) environment.log.info({ organisationId, topicId, posts }, 'read stored posts with an organisation’s own names');
}
