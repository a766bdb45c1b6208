/**
 * The peer of the analysis bench: the same mentions in Postgres, ten topics of them, clustered by topic and time under a B-tree, as
 * somebody who has only Postgres would keep them. Median milliseconds by question; the statements of a question run one after another.
 */
import { z } from 'zod';
import { QUESTIONS } from './analysis-questions.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { startPostgres } from './postgres-server.ts';
import { percentile } from './preview-asked.ts';

const TABLE = `create unlogged table mentions (topic_id int, published_at timestamp, post_id bigint, media_type smallint, sentiment smallint,
  author_key bigint, author_followers int, domain text, channel text, language text, parent_key bigint, copy_key bigint, hotvalue float,
  engagement bigint, keyword_keys bigint[], hashtags text[], handles text[], emojis text[], entities text[], classifications text[])`;
/** Identities as the signed numbers that Postgres has. */
const signed = (key: string) => `toString(reinterpretAsInt64(${key}))`;
const COLUMNS = `topic_id, toUInt32(published_at) AS published_at, ${signed('mentions.post_id')} AS post_id, toUInt8(media_type) AS media_type, toUInt8(sentiment) AS sentiment,
  ${signed('author_key')} AS author_key, author_followers, domain, channel, language, ${signed('parent_key')} AS parent_key,
  ${signed('if(mentions.copy_key = 0, mentions.post_id, mentions.copy_key)')} AS copy_key, hotvalue, engagement, arrayMap(key -> ${signed('key')}, keyword_keys) AS keyword_keys,
  hashtags, handles, emojis, entities, classifications`;
const INSERT = `insert into mentions select 1, to_timestamp(published_at::float), post_id, media_type, sentiment, author_key, author_followers, domain, channel, language,
  parent_key, copy_key, hotvalue, engagement, keyword_keys, hashtags, handles, emojis, entities, classifications from json_to_recordset($1) as given
  (published_at int, post_id bigint, media_type smallint, sentiment smallint, author_key bigint, author_followers int, domain text, channel text,
   language text, parent_key bigint, copy_key bigint, hotvalue float, engagement bigint, keyword_keys bigint[], hashtags text[], handles text[],
   emojis text[], entities text[], classifications text[])`;
const OTHER_TOPICS = 9;
const CHUNKS = 100;

export async function analysisByPostgres(
  { context, id }: AnalysisStore,
  names: readonly string[],
  rounds: number,
): Promise<Map<string, number>> {
  const { client, stop } = await startPostgres();
  await client.query("set time zone 'UTC'");
  await client.query(TABLE);
  for (let chunk = 0; chunk < CHUNKS; chunk++) {
    const sql = `SELECT ${COLUMNS} FROM mentions FINAL WHERE topic_id = ${id} AND revision = 1 AND mentions.post_id % ${CHUNKS} = ${chunk}`;
    const rows = await context.clickhouse.query({ sql, row: z.unknown(), seconds: 120 });
    await client.query(INSERT, [JSON.stringify(rows).replaceAll(String.raw`\u0000`, '')]);
  }
  const copied =
    'published_at, post_id, media_type, sentiment, author_key, author_followers, domain, channel, language, parent_key, copy_key, hotvalue, engagement, keyword_keys, hashtags, handles, emojis, entities, classifications';
  for (let topic = 2; topic < 2 + OTHER_TOPICS; topic++) {
    await client.query(`insert into mentions select ${topic}, ${copied} from mentions where topic_id = 1`);
  }
  const steps = [
    "set maintenance_work_mem = '1GB'",
    'create index mentions_of_topic on mentions (topic_id, published_at, post_id) include (media_type, sentiment)',
    'create index on mentions (post_id)',
    'vacuum analyze mentions',
    "set work_mem = '512MB'",
  ];
  for (const step of steps) await client.query(step);
  const medians = new Map<string, number>();
  for (const name of names) {
    const statements = QUESTIONS[name]?.postgres;
    if (!statements) continue;
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const startedAt = performance.now();
      for (const sql of statements)
        await client.query(sql.replaceAll(/\$mentions as/g, ONE_TOPIC).replaceAll('$mentions', `${ONE_TOPIC} mentions`));
      times.push(performance.now() - startedAt);
    }
    medians.set(name, percentile(times, 50));
  }
  await stop();
  return medians;
}

const ONE_TOPIC = '(select * from mentions where topic_id = 1) as';
