/**
 * Reads stored posts again that an older version of the text reading has read, a batch at a time, in the order of ids. It
 * changes nothing but what the reading makes of a post; whether topics find it now is for rematch.ts to see to.
 *
 * The new row of a post has the version of the old one plus one: whatever arrived in the meantime, in whichever process, is
 * newer and stays, and the post does not count as arrived anew. So a batch that was cut off, or that two do at once, ends
 * the same.
 */
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { stalePage, stalePostCount, storedRows } from '../../stores/clickhouse/queries/stale-posts.ts';
import { moveReread, rereadUpTo } from '../../stores/clickhouse/reread-posts.ts';
import type { Environment } from '../environment.ts';
import { inSlices } from './in-slices.ts';
import { isBuiltIn, SOURCE_ENGINE } from './sentiment-by.ts';
import { READING_VERSION, type Reading, type TextReader } from './text-reader.ts';

/** At most so many posts and bytes of text, but one post in any case. */
export interface RereadBatch {
  posts: number;
  size: number;
}

/** What is done again after a kill. */
export const BATCH: RereadBatch = { posts: 5000, size: 4_000_000 };

export function stalePosts({ clickhouse }: Environment): Promise<number> {
  return stalePostCount(clickhouse, READING_VERSION);
}

/** One batch; answers how many posts were read, 0 when none is left. */
export async function rereadPosts({ clickhouse, reader }: Environment, batch: RereadBatch = BATCH): Promise<number> {
  const from = await rereadUpTo(clickhouse, READING_VERSION);
  const ids = within(batch.size, await stalePage(clickhouse, { version: READING_VERSION, from, limit: batch.posts }));
  const rows = await storedRows(clickhouse, ids);
  const reread: PostRow[] = [];
  await inSlices(rows, (row) => {
    // Somebody may have sent it again since the page was read.
    if (row.tokens_version < READING_VERSION) reread.push({ ...row, ...readAgain(row, reader, null), version: row.version + 1 });
  });
  await clickhouse.insert('posts', reread);
  await moveReread(clickhouse, READING_VERSION, ids.at(-1) ?? null);
  return ids.length;
}

/** The first version that kept what a source said of the language apart from what the text shows. */
const LANGUAGE_KEPT_APART = 5;

/**
 * Sentiments that came with the post stay, and those that `engine` judged; null: those of any engine but the one built in,
 * whose texts have not changed. One without a score came with the post: older rows say it in no other way.
 */
export function readAgain(row: PostRow, reader: TextReader, engine: string | null): Reading & Pick<PostRow, 'source_language'> {
  const { sentiment, sentiment_score, sentiment_engine } = row;
  const isBrought = sentiment_engine === SOURCE_ENGINE || (sentiment_engine === '' && sentiment_score === null);
  const isOther = sentiment_engine !== '' && !isBuiltIn(sentiment_engine);
  const stays = sentiment !== 'none' && (isBrought || (isOther && (engine === null || engine === sentiment_engine)));
  const source_language = row.tokens_version < LANGUAGE_KEPT_APART ? row.language : row.source_language;
  const reading = reader.read({ ...row, language: source_language, broughtSentiment: stays ? sentiment : null });
  return { ...reading, source_language, ...(stays && !isBrought ? { sentiment_score, sentiment_engine } : {}) };
}

/** As many as have room, and one in any case. */
export function within(size: number, page: readonly { post: string; size: number }[]): string[] {
  let taken = 0;
  const fits = page.filter(({ size: own }, at) => {
    taken += own;
    return at === 0 || taken <= size;
  });
  return fits.map(({ post }) => post);
}
