/**
 * What is posted with a hashtag (recent_media: of the last 24 hours, without names). An account may ask for 30 hashtags in seven days:
 * the number of a hashtag is asked for once, and remembered.
 */
import { z } from 'zod';
import { FoundPosts } from '../found-posts.ts';
import { readPages } from '../later-pages.ts';
import type { KeyedReader, Reading } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { askGraph, checkedName, GRAPH, type GraphKey } from './ask-graph.ts';
import { graphList, nextPlace, type place } from './graph-pages.ts';
import { addPage, later, MEDIA_FIELDS } from './instagram-posts.ts';

export interface InstagramHashtag extends GraphKey {
  /** The number of the professional account that asks. */
  account: string;
  /** With or without its sign; no emoji. */
  hashtag: string;
}

export const hashtagCursor = z.object({
  /** Its number at Instagram. */
  id: z
    .string()
    .regex(/^\d{1,30}$/)
    .nullable(),
  /** The newest that was found. */
  known: z.iso.datetime().nullable(),
});
export type HashtagCursor = z.infer<typeof hashtagCursor>;

const PAGES = 4;
const PAGE = '50';
const hashtags = z.object({ data: z.array(z.object({ id: z.string().regex(/^\d{1,30}$/) })).max(50) });

/** Places of pages do not last: who stops reads the newest again the next time. @throws SourceFailure */
export async function readInstagramHashtag(
  reader: KeyedReader,
  followed: InstagramHashtag,
  { id: given, known }: HashtagCursor = { id: null, known: null },
): Promise<Reading<HashtagCursor>> {
  const found = new FoundPosts(new URL(followed.base ?? GRAPH).host);
  const account = checkedName(followed.account, 'an account of Instagram');
  const id = given ?? (await numberOf(reader, followed, account));
  let newest = known;
  const { next, stopped } = await readPages<z.infer<typeof place>>({}, known === null ? 1 : PAGES, async (at) => {
    const { answer, stopped } = await askGraph(reader, followed, {
      path: [id, 'recent_media'],
      parameters: { user_id: account, fields: MEDIA_FIELDS, limit: PAGE, ...at },
      shape: graphList,
    });
    const page = addPage(found, answer.data, { known, now: reader.now(), author: null });
    newest = later(newest, page.newest);
    return { next: page.isKnown ? null : nextPlace(answer), stopped };
  });
  return found.reading(`#${bare(followed.hashtag)}`, { id, known: newest }, next === null || known === null, stopped);
}

async function numberOf(reader: KeyedReader, followed: InstagramHashtag, account: string): Promise<string> {
  const { answer } = await askGraph(reader, followed, {
    path: ['ig_hashtag_search'],
    parameters: { user_id: account, q: bare(followed.hashtag) },
    shape: hashtags,
  });
  const [first] = answer.data;
  if (!first) throw new SourceFailure('bad-query', 'Instagram knows no such hashtag');
  return first.id;
}

function bare(hashtag: string): string {
  return hashtag.trim().replace(/^[#＃]/, '');
}
