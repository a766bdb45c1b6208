/** The peer: Postgres with a tsvector of the same tokens under a GIN index; one statement for counts by day, one for the newest twenty-five. */
import { z } from 'zod';
import { documentOf } from './corpus.ts';
import { startPostgres } from './postgres-server.ts';
import { type Answers, askAll, queryOf } from './preview-asked.ts';
import { rangeOf, SEARCHES } from './query-questions.ts';
import { socialPosts } from './social-posts.ts';
import { tsquery, tsvector } from './tsquery.ts';

const TABLE =
  'create unlogged table posts (id text, media_type text, published_at timestamptz, title text, content text, tokens tsvector)';
const INSERT = `insert into posts select id, media_type, published_at, title, content, tokens::tsvector from json_to_recordset($1) as given
  (id text, media_type text, published_at timestamptz, title text, content text, tokens text)`;
const WHERE = 'tokens @@ $1::tsquery and published_at >= $2 and published_at < $3';
const COUNTS = `select date_trunc('day', published_at, 'Asia/Hong_Kong') as day, count(*)::int as count from posts where ${WHERE} group by 1`;
const NEWEST = `select id, media_type, published_at, title, left(content, 20000) from posts where ${WHERE} order by published_at desc limit 25`;
const counts = z.array(z.object({ count: z.number() }));

export async function queryByPostgres(file: string, posts: number, rounds: number): Promise<Answers> {
  const { client, stop } = await startPostgres();
  await client.query(TABLE);
  const now = new Date();
  for await (const chunk of socialPosts(file, posts, now)) {
    const rows = chunk.map(({ id, media_type, published_at, title, content }) => {
      const plain = (text: string | null | undefined) => text?.replaceAll('\0', ' ') ?? null;
      const shown = { id, media_type, published_at, title: plain(title), content: plain(content) };
      return { ...shown, tokens: tsvector(documentOf({ media_type, id, published_at, title, content })) };
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
  const answers = await askAll(
    rounds,
    async (text, kind) => {
      const { start, end } = rangeOf(kind, now);
      const asked = [tsquery(queryOf(text)), start, end];
      const { rows } = await client.query(COUNTS, asked);
      await client.query(NEWEST, asked);
      return counts.parse(rows).reduce((sum, { count }) => sum + count, 0);
    },
    SEARCHES,
  );
  await stop();
  return answers;
}
