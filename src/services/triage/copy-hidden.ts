/** Brings what a topic hides from Postgres, where it is kept, to ClickHouse, where figures are counted; as in copy-tags.ts. */
import type { HiddenMentionsRow } from '../../stores/clickhouse/hidden-mentions.ts';
import { findHidden } from '../../stores/postgres/hidden-mentions.ts';
import type { JobData } from '../../stores/postgres/jobs.ts';
import { readRevision } from '../../stores/postgres/topics.ts';
import type { Environment } from '../environment.ts';
import { storedKey } from './hidden-scope.ts';

/** As it is by now: what is not there any more was restored. What a deleted topic hid is forgotten with it, and not written again. */
export async function copyHidden(environment: Environment, change: JobData['hide']): Promise<void> {
  const { organisationId, topicId, kind, keys, number } = change;
  if ((await readRevision(environment.postgres, topicId)) === null) return;
  const hidden = await findHidden(environment.postgres, { topicId, kind, keys });
  const rows = keys.map((key): HiddenMentionsRow => {
    const by = kind === 'site' ? { key: '0', site: key } : { key: storedKey(kind, key), site: '' };
    const deleted = hidden.has(key) ? 0 : 1;
    return { organisation_id: organisationId, topic_id: topicId, kind, ...by, version: number, is_deleted: deleted };
  });
  await environment.clickhouse.insert('hidden_mentions', rows);
}
