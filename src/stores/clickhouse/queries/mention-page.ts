/** Which posts stand on a page of the raw data? Their ids in order; posts whose figure is unknown come last. */
import { z } from 'zod';
import type { PostSort } from '../../../contract/filter.ts';
import type { ClickHouse } from '../client.ts';
import { type CopyKept, type MentionScope, mentionsIn } from './mention-scope.ts';

/** The post's id makes every order total, so that pages neither repeat nor skip. */
export const POST_ORDER: Record<PostSort, Order> = {
  newest: { forward: 'published_at DESC, post_id DESC', backward: 'published_at, post_id' },
  oldest: { forward: 'published_at, post_id', backward: 'published_at DESC, post_id DESC' },
  engagement: byFigure('engagement'),
  likes: byFigure('likes'),
  comments: byFigure('comments'),
  shares: byFigure('shares'),
  hotvalue: byFigure('hotvalue'),
};

interface Order {
  forward: string;
  /** The same from the other end. */
  backward: string;
}

export interface Page {
  sort: PostSort;
  skip: number;
  limit: number;
}

/** `count`, where it is known: how many there are. A page in the second half is then looked for from the end, which is as much nearer. */
export async function mentionPage(clickhouse: ClickHouse, scope: MentionScope, page: Page, count?: number): Promise<string[]> {
  const mentions = mentionsIn(scope, { kept: keptBy(scope, page.sort) });
  const { backwards, skip, limit } = fromNearerEnd(page, count);
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(post_id) AS id FROM ${mentions.sql}
            ORDER BY ${POST_ORDER[page.sort][backwards ? 'backward' : 'forward']} LIMIT {limit:UInt32} OFFSET {skip:UInt32}`,
      row: z.object({ id: z.string() }),
    },
    { ...mentions.params, skip, limit },
  );
  const ids = rows.map(({ id }) => id);
  return backwards ? ids.toReversed() : ids;
}

/**
 * Sorted by a figure, what goes round stands where its most successful copy does. Not of what was clicked: a day, a site or an author counts
 * the texts that were there first.
 */
export function keptBy({ bucket }: MentionScope, sort: PostSort): CopyKept {
  return bucket || sort === 'newest' || sort === 'oldest' ? 'first' : sort;
}

function fromNearerEnd({ skip, limit }: Page, count: number | undefined): { backwards: boolean; skip: number; limit: number } {
  if (count === undefined || skip >= count || skip <= count / 2) return { backwards: false, skip, limit };
  const end = Math.min(count, skip + limit);
  return { backwards: true, skip: count - end, limit: end - skip };
}

function byFigure(column: string): Order {
  return {
    forward: `${column} DESC NULLS LAST, published_at DESC, post_id DESC`,
    backward: `${column} ASC NULLS FIRST, published_at, post_id`,
  };
}
