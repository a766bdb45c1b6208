/**
 * What is posted with a hashtag (recent_media: of the last 24 hours, without names). An account may ask for 30 hashtags in seven days:
 * the number of a hashtag is asked for once, and remembered.
 */
import { z } from 'zod';
import { FoundPosts } from '../found-posts.ts';
import { readPages } from '../later-pages.ts';
import type { KeyedReader, Reading } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { askGraph, checkedName, GRAPH, type GraphKey, placeIsGone } from './ask-graph.ts';
import { graphList, nextPlace, place } from './graph-pages.ts';
import { addPage, later, MEDIA_FIELDS } from './instagram-posts.ts';

export interface InstagramHashtag extends GraphKey {
  /** The number of the professional account that asks. */
  account: string;
  /** With or without its sign; no emoji. */
  hashtag: string;
}

const time = z.iso.datetime();
export const hashtagCursor = z.object({
  /** Its number at Instagram. */
  id: z
    .string()
    .regex(/^\d{1,30}$/)
    .nullable(),
  /** All posts up to this time have been read. */
  known: time.nullable(),
  /** Where a reading goes on that has stopped on its way back, and what will be known then. */
  rest: z.object({ place, newest: time.nullable() }).nullable().default(null),
});
type Place = z.infer<typeof place>;
export type HashtagCursor = z.infer<typeof hashtagCursor>;

const PAGES = 4;
const PAGE = '50';
const hashtags = z.object({ data: z.array(z.object({ id: z.string().regex(/^\d{1,30}$/) })).max(50) });

/**
 * Places of pages are not made to last: posts behind one that is no longer there, or leads to itself, are left out, and said to be.
 * @throws SourceFailure
 */
export async function readInstagramHashtag(
  reader: KeyedReader,
  followed: InstagramHashtag,
  { id: given, known, rest }: HashtagCursor = { id: null, known: null, rest: null },
): Promise<Reading<HashtagCursor>> {
  const found = new FoundPosts(new URL(followed.base ?? GRAPH).host);
  const account = checkedName(followed.account, 'an account of Instagram');
  const id = given ?? (await numberOf(reader, followed, account));
  let newest = rest?.newest ?? known;
  const isFirst = known === null && !rest;
  const lost = () => {
    found.leaveOut('older posts that can no longer be asked for');
    return null;
  };
  const { next, stopped } = await readPages<Place | null>(rest?.place ?? null, isFirst ? 1 : PAGES, async (at) => {
    const { answer, stopped: refusal } = await askGraph(reader, followed, {
      path: [id, 'recent_media'],
      parameters: { user_id: account, fields: MEDIA_FIELDS, limit: PAGE, ...at },
      shape: graphList,
    }).catch(placeIsGone(at));
    if (answer === null) return { next: lost() };
    const page = addPage(found, answer.data, { known, now: reader.now(), author: null });
    newest = later(newest, page.newest);
    const following = page.isKnown ? null : nextPlace(answer);
    const isCircle = following !== null && JSON.stringify(following) === JSON.stringify(at);
    return { next: isCircle ? lost() : following, stopped: refusal };
  });
  const title = `#${bare(followed.hashtag)}`;
  // The first time the newest page is enough: what is older was there before anybody followed it.
  if (next === null || isFirst) return found.reading(title, { id, known: newest, rest: null }, true, stopped);
  return found.reading(title, { id, known, rest: { place: next, newest } }, false, stopped);
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
