/** The posts of a file with what the organisation says of them that only Postgres knows: how its tags are written, and its notes. */
import type { PostSort } from '../../contract/filter.ts';
import type { StreamedQuestion } from '../../stores/clickhouse/client.ts';
import { exportedPosts } from '../../stores/clickhouse/queries/exported-posts.ts';
import { findNotes } from '../../stores/postgres/post-notes.ts';
import { organisationTags } from '../../stores/postgres/post-tags.ts';
import type { Asked } from '../analysis/asked.ts';
import type { Environment } from '../environment.ts';

export interface TriagedPosts {
  asked: Pick<Asked, 'scope'>;
  sort: PostSort;
  format: StreamedQuestion['format'];
}

export async function* triagedPosts(
  { clickhouse, postgres }: Pick<Environment, 'clickhouse' | 'postgres'>,
  { asked: { scope }, sort, format }: TriagedPosts,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const known = await organisationTags(postgres, scope.organisationId);
  const tags = new Map(known.map(({ tagKey, tag }) => [tagKey, tag]));
  const notes = new Map<string, string>();
  for (const { postId, by, text } of await findNotes(postgres, scope.organisationId, 'all')) {
    const before = notes.get(postId);
    const note = by === null ? text : `${by}: ${text}`;
    notes.set(postId, before === undefined ? note : `${before}\n${note}`);
  }
  yield* exportedPosts(clickhouse, { scope, sort, format, tags, notes }, signal);
}
