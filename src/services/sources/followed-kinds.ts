/** How each kind of source that is followed is read. */
import type { AskedKind, CollectedKind } from '../../contract/sources.ts';
import { type ApiKeys, keyOf } from '../../outside/connectors/api-keys.ts';
import { discourseCursor, readDiscourse } from '../../outside/connectors/discourse/read-discourse.ts';
import { feedCursor, readFeed } from '../../outside/connectors/feed/read-feed.ts';
import { lihkgCursor, readLihkg } from '../../outside/connectors/lihkg/read-lihkg.ts';
import type { GraphKey } from '../../outside/connectors/meta/ask-graph.ts';
import { facebookCursor, readFacebookPage } from '../../outside/connectors/meta/read-facebook-page.ts';
import { accountCursor, readInstagramAccount } from '../../outside/connectors/meta/read-instagram-account.ts';
import { hashtagCursor, readInstagramHashtag } from '../../outside/connectors/meta/read-instagram-hashtag.ts';
import type { KeyedReader, Reading } from '../../outside/connectors/reading.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { readWebsite } from '../../outside/connectors/website/read-website.ts';
import { websiteCursor } from '../../outside/connectors/website/website-cursor.ts';
import type { SourceRow } from '../../stores/postgres/sources.ts';
import { followedName } from './followed-name.ts';
import { readFrom } from './kept-cursor.ts';

/** What a reading is handed. */
export interface SourceAsking {
  reader: KeyedReader;
  source: Pick<SourceRow, 'address' | 'mediaType'>;
  keys: ApiKeys;
  /** null before the first time. */
  cursor: string | null;
}

/** @throws SourceFailure */
type Read = (asking: SourceAsking) => Promise<Reading<string>>;

export const FOLLOWED_KINDS: Readonly<Record<Exclude<CollectedKind, AskedKind>, Read>> = {
  feed: ({ reader, source: { address: url, mediaType }, cursor }) =>
    readFrom(feedCursor, cursor, (from) => readFeed(reader, { url, mediaType, channel: null }, from)),
  website: ({ reader, source: { address: url, mediaType }, cursor }) =>
    readFrom(websiteCursor, cursor, (from) => readWebsite(reader, { url, mediaType, channel: null }, from)),
  discourse: ({ reader, source, cursor }) =>
    readFrom(discourseCursor, cursor, (from) => readDiscourse(reader, source.address, from)),
  lihkg: ({ reader, source, cursor }) =>
    readFrom(lihkgCursor, cursor, (from) => readLihkg(reader, { category: categoryIn(source.address) }, from)),
  'facebook-page': ({ reader, source, keys, cursor }) =>
    readFrom(facebookCursor, cursor, (from) => readFacebookPage(reader, { ...meta(keys), page: nameIn(source.address) }, from)),
  'instagram-account': ({ reader, source, keys, cursor }) =>
    readFrom(accountCursor, cursor, (from) =>
      readInstagramAccount(reader, { ...instagram(keys), username: nameIn(source.address) }, from),
    ),
  'instagram-hashtag': ({ reader, source, keys, cursor }) =>
    readFrom(hashtagCursor, cursor, (from) =>
      readInstagramHashtag(reader, { ...instagram(keys), hashtag: nameIn(source.address) }, from),
    ),
};

function meta(keys: ApiKeys): GraphKey {
  return { token: keyOf(keys, 'META_ACCESS_TOKEN'), secret: keys.META_APP_SECRET ?? undefined };
}

function instagram(keys: ApiKeys): GraphKey & { account: string } {
  return { ...meta(keys), account: keyOf(keys, 'INSTAGRAM_ACCOUNT_ID') };
}

/** `https://lihkg.com/category/5`; without a category it is the news (5). */
function categoryIn(address: string): number {
  const found = /\/category\/(\d{1,6})\/?$/.exec(new URL(address).pathname);
  return found ? Number(found[1]) : 5;
}

function nameIn(address: string): string {
  const name = followedName(address);
  if (name === null) throw new SourceFailure('refused', 'The address names no page and no account');
  return name;
}
