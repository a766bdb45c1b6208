/**
 * The peer: Postgres with a tsvector of the same tokens under a GIN index; one statement for the counts, one for the newest
 * posts.
 */
import { z } from 'zod';
import { documentOf } from './corpus.ts';
import { startPostgres } from './postgres-server.ts';
import { type Answers, askAll, queryOf } from './preview-asked.ts';
import { recentPosts } from './recent-posts.ts';
import { tsquery, tsvector } from './tsquery.ts';

const TABLE =
  'create unlogged table posts (id text, media_type text, published_at timestamptz, title text, content text, tokens tsvector)';
const INSERT = `insert into posts select id, media_type, published_at, title, content, tokens::tsvector from json_to_recordset($1) as given
  (id text, media_type text, published_at timestamptz, title text, content text, tokens text)`;
const WHERE = "tokens @@ $1::tsquery and published_at >= now() - interval '30 days'";
const COUNTS = `select date_trunc('day', published_at, 'Asia/Hong_Kong') as day, media_type, count(*)::int as count from posts where ${WHERE} group by 1, 2`;
const NEWEST = `select id, media_type, published_at, title, left(content, 20000) from posts where ${WHERE} order by published_at desc limit 5`;
const counts = z.array(z.object({ count: z.number() }));

export async function previewByPostgres(file: string, posts: number, rounds: number): Promise<Answers> {
  const { client, stop } = await startPostgres();
  await client.query(TABLE);
  for await (const chunk of recentPosts(file, posts, new Date())) {
    const rows = chunk.map((post) => {
      const plain = (text: string | null | undefined) => text?.replaceAll('\0', ' ') ?? null;
      return { ...post, title: plain(post.title), content: plain(post.content), tokens: tsvector(documentOf(post)) };
    });
    await client.query(INSERT, [JSON.stringify(rows)]);
  }
  const steps = [
    'create index on posts using gin (tokens)',
    'create index on posts (published_at)',
    'vacuum analyze posts',
    'set jit = off',
  ];
  for (const step of ["set maintenance_work_mem = '1GB'", ...steps, "set work_mem = '256MB'"]) await client.query(step);
  const answers = await askAll(rounds, async (text, kind) => {
    // A tsquery knows no spelling.
    if (kind === 'exact') return null;
    const query = tsquery(queryOf(text));
    const { rows } = await client.query(COUNTS, [query]);
    await client.query(NEWEST, [query]);
    return counts.parse(rows).reduce((sum, { count }) => sum + count, 0);
  });
  await stop();
  return answers;
}
