/** The posts of a file, with their tags as the organisation writes them, which only Postgres knows. */
import type { PostSort } from '../../contract/filter.ts';
import type { StreamedQuestion } from '../../stores/clickhouse/client.ts';
import { exportedPosts } from '../../stores/clickhouse/queries/exported-posts.ts';
import { organisationTags } from '../../stores/postgres/post-tags.ts';
import type { Asked } from '../analysis/asked.ts';
import type { Environment } from '../environment.ts';

export interface TaggedPosts {
  asked: Pick<Asked, 'scope'>;
  sort: PostSort;
  format: StreamedQuestion['format'];
}

export async function* taggedPosts(
  { clickhouse, postgres }: Pick<Environment, 'clickhouse' | 'postgres'>,
  { asked: { scope }, sort, format }: TaggedPosts,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const known = await organisationTags(postgres, scope.organisationId);
  const tags = new Map(known.map(({ tagKey, tag }) => [tagKey, tag]));
  yield* exportedPosts(clickhouse, { scope, sort, format, tags }, signal);
}
