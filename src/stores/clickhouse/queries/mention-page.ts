/** Which posts stand on a page of the raw data? Their ids in order; posts whose figure is unknown come last. */
import { z } from 'zod';
import type { PostSort } from '../../../contract/filter.ts';
import type { ClickHouse } from '../client.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

/** The post's id makes every order total, so that pages neither repeat nor skip. */
const ORDER: Record<PostSort, string> = {
  newest: 'published_at DESC, post_id DESC',
  oldest: 'published_at, post_id',
  engagement: byFigure('engagement'),
  likes: byFigure('likes'),
  comments: byFigure('comments'),
  shares: byFigure('shares'),
  hotvalue: byFigure('hotvalue'),
};

export async function mentionPage(
  clickhouse: ClickHouse,
  scope: MentionScope,
  page: { sort: PostSort; skip: number; limit: number },
): Promise<string[]> {
  const mentions = mentionsIn(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(post_id) AS id FROM ${mentions.sql}
            ORDER BY ${ORDER[page.sort]} LIMIT {limit:UInt32} OFFSET {skip:UInt32}`,
      row: z.object({ id: z.string() }),
    },
    { ...mentions.params, skip: page.skip, limit: page.limit },
  );
  return rows.map(({ id }) => id);
}

function byFigure(column: string): string {
  return `${column} DESC NULLS LAST, published_at DESC, post_id DESC`;
}
