/** All that ClickHouse has a copy of, by what it is copied by, a page at a time. */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { HIDDEN_KINDS } from '../../contract/hidden.ts';
import { askedRows } from './asked-rows.ts';
import type { Postgres } from './client.ts';
import type { JobData } from './jobs.ts';

const PAGE = 2000;

type Copied = Omit<JobData['correct'], 'number'>;
type Hidden = Omit<JobData['hide'], 'number'>;

export function correctedPosts(postgres: Postgres): AsyncGenerator<Copied> {
  return postsOf(postgres, sql`sentiment_corrections`);
}

export function taggedPosts(postgres: Postgres): AsyncGenerator<Copied> {
  return postsOf(postgres, sql`post_tags`);
}

const post = z.object({ organisationId: z.number(), postId: z.string() });

async function* postsOf(postgres: Postgres, table: SQL): AsyncGenerator<Copied> {
  let after = { organisationId: 0, postId: '' };
  for (;;) {
    const rows = await askedRows(
      postgres,
      sql`select distinct organisation_id as "organisationId", post_id as "postId" from ${table}
          where (organisation_id, post_id) > (${after.organisationId}, ${after.postId}) order by 1, 2 limit ${PAGE}`,
      post,
    );
    for (const group of neighbours(rows, ({ organisationId }) => organisationId))
      yield { organisationId: group[0].organisationId, postIds: group.map(({ postId }) => postId) };
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last;
  }
}

const hidden = z.object({ organisationId: z.number(), topicId: z.number(), kind: z.enum(HIDDEN_KINDS), key: z.string() });

export async function* hiddenKeys(postgres: Postgres): AsyncGenerator<Hidden> {
  let after: { topicId: number; kind: string; key: string } = { topicId: 0, kind: '', key: '' };
  for (;;) {
    const rows = await askedRows(
      postgres,
      sql`select organisation_id as "organisationId", topic_id as "topicId", kind, key
          from hidden_mentions join topics on topics.id = topic_id
          where (topic_id, kind, key) > (${after.topicId}, ${after.kind}, ${after.key}) order by 2, 3, 4 limit ${PAGE}`,
      hidden,
    );
    for (const group of neighbours(rows, ({ topicId, kind }) => `${topicId} ${kind}`)) {
      const { organisationId, topicId, kind } = group[0];
      yield { organisationId, topicId, kind, keys: group.map(({ key }) => key) };
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last;
  }
}

/** Rows that follow each other and have the same of something. */
function neighbours<Row>(rows: readonly Row[], same: (row: Row) => unknown): [Row, ...Row[]][] {
  const groups: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && same(group[0]) === same(row)) group.push(row);
    else groups.push([row]);
  }
  return groups;
}
