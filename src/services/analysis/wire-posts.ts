/** Stored posts as they go out to somebody of an organisation: with its corrections, tags, notes, its own names, and what is read of each text. */
import type { MatchedSpan, Post } from '../../contract/posts.ts';
import { ownEntities } from '../../stores/clickhouse/organisation-entities.ts';
import { postsById, type StoredPost } from '../../stores/clickhouse/queries/posts-by-id.ts';
import { countNotes } from '../../stores/postgres/post-notes.ts';
import { findTags } from '../../stores/postgres/post-tags.ts';
import { findCorrections } from '../../stores/postgres/sentiment-corrections.ts';
import type { Actor, Environment } from '../environment.ts';
import { inSlices } from '../mentions/in-slices.ts';
import { wirePost } from './wire-post.ts';
import { wireReading } from './wire-reading.ts';

/** Long ones take some milliseconds each to be read. */
const AT_ONCE = 5;

/** In the order of the ids; a post that is not stored is absent. */
export async function wirePosts(
  { clickhouse, postgres, reader }: Environment,
  { organisationId }: Actor,
  ids: readonly string[],
  matchedIn: (post: StoredPost) => MatchedSpan[],
): Promise<Post[]> {
  const [posts, corrections, tags, notes, entities] = await Promise.all([
    postsById(clickhouse, ids),
    findCorrections(postgres, organisationId, ids),
    findTags(postgres, organisationId, ids),
    countNotes(postgres, organisationId, ids),
    ownEntities(clickhouse, organisationId, ids),
  ]);
  const wire: Post[] = [];
  await inSlices(
    posts,
    (post) => {
      const correction = corrections.get(post.id);
      const told = {
        matched: matchedIn(post),
        correction,
        ownEntities: entities.get(post.id),
        tags: tags.get(post.id)?.map(({ tag }) => tag) ?? [],
        notes: notes.get(post.id) ?? 0,
        reading: wireReading(post, reader),
      };
      wire.push(wirePost(post, told));
    },
    AT_ONCE,
  );
  return wire;
}
