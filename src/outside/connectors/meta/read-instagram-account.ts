/** What a professional account of Instagram posts, asked by another one (business discovery: fields of a field). */
import { z } from 'zod';
import { apiId } from '../api-id.ts';
import { counted } from '../counted.ts';
import { FoundPosts } from '../found-posts.ts';
import { type ReadPage, readPages } from '../later-pages.ts';
import type { KeyedReader, Reading } from '../reading.ts';
import { askGraph, checkedName, GRAPH, type GraphKey, placeIsGone } from './ask-graph.ts';
import { graphList } from './graph-pages.ts';
import { addPage, later, MEDIA_FIELDS } from './instagram-posts.ts';

export interface InstagramAccount extends GraphKey {
  /** The number of the professional account that asks. */
  account: string;
  /** Whom it is asked about, with or without `@`. */
  username: string;
}

const time = z.iso.datetime();
/** Cursors are letters and signs of base64: they stand within a list of fields. */
const after = z.string().regex(/^[\w+/=.-]{1,2000}$/);
export const accountCursor = z.object({
  /** All posts up to this time have been read. */
  known: time.nullable(),
  rest: z.object({ after, newest: time.nullable() }).nullable(),
});
export type AccountCursor = z.infer<typeof accountCursor>;

const PAGES = 3;
const PAGE = 50;

const discovered = z.object({
  business_discovery: z.object({
    username: apiId.optional().catch(undefined),
    name: z.string().optional(),
    followers_count: z.unknown().optional(),
    /** Absent where there is none. */
    media: graphList.optional(),
  }),
});

/** @throws SourceFailure */
export async function readInstagramAccount(
  reader: KeyedReader,
  followed: InstagramAccount,
  { known, rest }: AccountCursor = { known: null, rest: null },
): Promise<Reading<AccountCursor>> {
  const found = new FoundPosts(new URL(followed.base ?? GRAPH).host);
  const username = checkedName(followed.username.trim().replace(/^@/, ''), 'an account of Instagram');
  const asking = checkedName(followed.account, 'an account of Instagram');
  let title: string | null = null;
  let newest = rest?.newest ?? known;
  const pageAt = async (at: string | null): Promise<ReadPage<string | null>> => {
    const media = `media${at === null ? '' : `.after(${at})`}.limit(${PAGE}){${MEDIA_FIELDS}}`;
    const { answer, stopped } = await askGraph(reader, followed, {
      path: [asking],
      parameters: { fields: `business_discovery.username(${username}){username,name,followers_count,${media}}` },
      shape: discovered,
    }).catch(placeIsGone(at));
    if (answer === null) return pageAt(null);
    const account = answer.business_discovery;
    title = account.name ?? account.username ?? username;
    const author = {
      author: account.username ?? username,
      author_name: title,
      author_followers: counted(account.followers_count),
    };
    const items = account.media?.data ?? [];
    const page = addPage(found, items, { known, now: reader.now(), author });
    newest = later(newest, page.newest);
    const following = after.safeParse(account.media?.paging?.cursors?.after).data;
    return { next: page.isKnown || items.length === 0 ? null : (following ?? null), stopped };
  };
  const { next, stopped } = await readPages<string | null>(rest?.after ?? null, PAGES, pageAt);
  // The first time the newest are enough, as of all that was there before anybody followed it.
  if (next === null || (known === null && !rest)) return found.reading(title, { known: newest, rest: null }, true, stopped);
  return found.reading(title, { known, rest: { after: next, newest } }, false, stopped);
}
