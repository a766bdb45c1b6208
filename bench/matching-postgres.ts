/**
 * The peer in a database: each topic a tsquery, each post a tsvector of the same tokens. Asked as posts arrive, one post
 * against all topics, which no index helps; and asked of batches under a GIN index, one look-up per topic. Vectors and index
 * are made beforehand, as our token texts are; time is that of the statement with all its answers.
 */
import type pg from 'pg';
import { z } from 'zod';
import { documentOf } from './corpus.ts';
import { COMPARED, type Measured, NOTHING, type Work } from './matching-work.ts';
import { startPostgres } from './postgres-server.ts';
import { tsquery, tsvector } from './tsquery.ts';

const ONE_CORE = 'set max_parallel_workers_per_gather = 0; set jit = off';
/** A tsquery must fit into a page of the table; the few that do not are kept as text and read once for each statement. */
const JOIN = `with topic as materialized (
    select id, query from topics where query is not null union all select id, written::tsquery from topics where query is null)
  select post.id as post, topic.id as topic from topic join posts post on post.tokens @@ topic.query`;
const PAGE = 7000;
const pairs = z.array(z.object({ post: z.number(), topic: z.number() }));

export async function matchByTsquery(work: Work): Promise<Measured> {
  return withServer(work, Math.min(work.posts.length, COMPARED), async (client) => {
    await client.query('set enable_bitmapscan = off; set enable_indexscan = off');
    const asked = (posts: number) => ask(client, `${JOIN} where post.id < ${posts}`, posts);
    const first = await asked(5);
    const posts = Math.floor(Math.min(COMPARED, work.posts.length, Math.max(5, (5 * work.seconds) / work.runs / first.seconds)));
    return best(work.runs, () => asked(posts));
  });
}

export async function matchByGin(work: Work, batch: number): Promise<Measured> {
  const posts = Math.min(work.posts.length, batch);
  return withServer(work, posts, async (client) => {
    for (const step of ['create index on posts using gin (tokens)', 'vacuum analyze posts', 'set enable_seqscan = off'])
      await client.query(step);
    return best(work.runs, () => ask(client, JOIN, posts));
  });
}

interface Asked {
  posts: number;
  seconds: number;
  rows: z.infer<typeof pairs>;
}

async function withServer(work: Work, posts: number, run: (client: pg.Client) => Promise<Asked>): Promise<Measured> {
  const { client, stop } = await startPostgres();
  await client.query(ONE_CORE);
  const startedAt = performance.now();
  await client.query('create unlogged table topics (id int, query tsquery, written text)');
  const stored = `case when pg_column_size(value::tsquery) < ${PAGE} then value::tsquery end`;
  await fill(client, work.queries.map(tsquery), `insert into topics select id, ${stored}, value from ${GIVEN}`);
  await client.query('analyze topics');
  const buildSeconds = (performance.now() - startedAt) / 1000;
  const vectors = work.posts.slice(0, posts).map((post) => tsvector(documentOf(post)));
  await client.query('create unlogged table posts (id int, tokens tsvector)');
  await fill(client, vectors, `insert into posts select id, value::tsvector from ${GIVEN}`);
  await client.query('analyze posts');
  const asked = await run(client);
  await stop();
  const answers: number[][] = Array.from({ length: Math.min(asked.posts, COMPARED) }, () => []);
  for (const { post, topic } of asked.rows) answers[post]?.push(topic);
  for (const answer of answers) answer.sort((one, other) => one - other);
  const matched = asked.rows.length / asked.posts;
  return { ...NOTHING, posts: asked.posts, seconds: asked.seconds, buildSeconds, matched, answers };
}

const GIVEN = 'unnest($1::int[], $2::text[]) as given (id, value)';

async function fill(client: pg.Client, values: readonly string[], insert: string): Promise<void> {
  for (let from = 0; from < values.length; from += 1000) {
    const part = values.slice(from, from + 1000);
    const ids = part.map((_, index) => from + index);
    await client.query(insert, [ids, part]);
  }
}

async function ask(client: pg.Client, sql: string, posts: number): Promise<Asked> {
  const startedAt = performance.now();
  const { rows } = await client.query(sql);
  return { posts, seconds: (performance.now() - startedAt) / 1000, rows: pairs.parse(rows) };
}

async function best(runs: number, run: () => Promise<Asked>): Promise<Asked> {
  let fastest = await run();
  for (let more = 1; more < runs; more++) {
    const again = await run();
    if (again.seconds < fastest.seconds) fastest = again;
  }
  return fastest;
}
