/** The peer: Postgres 18 from a package, posts with a tsvector of the same tokens and a GIN index, batches of the same size. */
import type { ImportedPost } from '../src/contract/posts.ts';
import { BOUNDARY, TAGS, tokenText } from '../src/engine/text/token-text.ts';
import { measure } from './contenders.ts';
import { inBatches } from './in-batches.ts';
import { startPostgres } from './postgres-server.ts';

const TABLE = `create table posts (media_type text, id text, published_at timestamptz, author text, channel text, title text, content text, url text,
  likes bigint, dislikes bigint, comments bigint, shares bigint, lang text, tokens tsvector, primary key (media_type, id))`;
const COLUMNS = 'media_type, id, published_at, author, channel, title, content, url, likes, dislikes, comments, shares, lang';
const INSERT = `insert into posts select ${COLUMNS}, to_tsvector('simple', tokens) from json_to_recordset($1) as given (media_type text, id text,
  published_at timestamptz, author text, channel text, title text, content text, url text, likes bigint, dislikes bigint, comments bigint, shares bigint,
  lang text, tokens text) on conflict (media_type, id) do update set likes = excluded.likes, content = excluded.content, tokens = excluded.tokens`;

export async function postgresImport(file: string): Promise<void> {
  const { client, stop } = await startPostgres();
  await client.query(TABLE);
  await client.query('create index on posts using gin (tokens)');
  await measure(
    () => inBatches(file, (posts) => client.query(INSERT, [JSON.stringify(posts.map(withTokens))])),
    async () => 'memory and CPU of the client only',
  );
  await stop();
}

/** Postgres takes no NUL in text, and to_tsvector no control characters that it would not split at. */
function withTokens(post: ImportedPost): object {
  const plain = (text: string | null | undefined) => text?.replaceAll('\0', ' ') ?? null;
  const tokens = tokenText(post.title, post.content).replaceAll(BOUNDARY, ' ').replaceAll(TAGS, ' ');
  return { ...post, title: plain(post.title), content: plain(post.content), tokens };
}
