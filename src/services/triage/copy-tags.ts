/**
 * Brings tags from Postgres, where they are kept, to ClickHouse, where figures are counted. Doing it again, late or out of order does no
 * harm: each row has the number of a change and holds what stood then or later, and the higher number stands.
 */
import type { PostTagsRow } from '../../stores/clickhouse/post-tags.ts';
import type { JobData } from '../../stores/postgres/jobs.ts';
import { findTags } from '../../stores/postgres/post-tags.ts';
import type { Environment } from '../environment.ts';

export async function copyTags(environment: Environment, { organisationId, postIds, number }: JobData['tag']): Promise<void> {
  const kept = await findTags(environment.postgres, organisationId, postIds);
  const rows = postIds.map((post_id): PostTagsRow => {
    const tags = kept.get(post_id)?.map(({ tagKey }) => tagKey) ?? [];
    return { organisation_id: organisationId, post_id, tags, version: number, is_deleted: tags.length > 0 ? 0 : 1 };
  });
  await environment.clickhouse.insert('post_tags', rows);
}
