/** What would a source give? Asks it once; nothing is stored and nothing remembered. */
import type { ImportedPost } from '../../contract/posts.ts';
import { type SourceKind, triedSource } from '../../contract/sources.ts';
import { readDiscourse } from '../../outside/connectors/discourse/read-discourse.ts';
import { feedLinks } from '../../outside/connectors/feed/feed-links.ts';
import { isPage, notAFeed } from '../../outside/connectors/feed/not-a-feed.ts';
import { readFeed } from '../../outside/connectors/feed/read-feed.ts';
import type { LeftOut, Reader } from '../../outside/connectors/reading.ts';
import { parseInput } from '../parse.ts';

const SHOWN = 5;

export interface SourceSample {
  kind: SourceKind;
  /** Where it was found in the end. */
  address: string;
  title: string | null;
  /** How many it gave. */
  found: number;
  /** The newest of them. */
  posts: readonly ImportedPost[];
  leftOut: readonly LeftOut[];
  /** Other feeds that the page has which was named. */
  others: readonly string[];
}

/** Throws invalid for what is no address, SourceFailure where nothing comes of it. */
export async function trySource(reader: Reader, input: unknown): Promise<SourceSample> {
  const { address, kind, mediaType } = parseInput(triedSource, input);
  const url = address.includes('://') ? address : `https://${address}`;
  const place = kind ? { kind, address: url, others: [] } : await placeOf(reader, url);
  const reading =
    place.kind === 'discourse'
      ? await readDiscourse(reader, place.address)
      : await readFeed(reader, { url: place.address, mediaType: mediaType ?? 'news', channel: null });
  const { title, posts, leftOut } = reading;
  return { ...place, title, found: posts.length, posts: posts.slice(0, SHOWN), leftOut };
}

type Place = Pick<SourceSample, 'kind' | 'address' | 'others'>;

/** A page leads to the feeds it names, or to the forum it is. */
async function placeOf({ fetchWeb, signal }: Reader, address: string): Promise<Place> {
  const { text, url } = await fetchWeb({ url: address, signal });
  const page = text.trimStart().replace(PROLOGUE, '');
  if (!isPage(page)) return { kind: 'feed', address, others: [] };
  if (IS_DISCOURSE.test(page)) return { kind: 'discourse', address: new URL(url).origin, others: [] };
  const [first, ...others] = feedLinks(page, url);
  if (first === undefined) throw notAFeed(page);
  return { kind: 'feed', address: first, others };
}

/** XHTML begins as XML does. */
const PROLOGUE = /^(?:<\?xml[^>]{0,200}\?>\s*|<!--[^>]{0,2000}-->\s*)*/;
/** What every page of it says (its application layout). */
const IS_DISCOURSE = /<meta\s+name="generator"\s+content="Discourse /i;
