/** What would a source give? Nothing is asked for twice, nothing is stored and nothing remembered. */
import { LIMITS } from '../../contract/limits.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { type SourceKind, triedSource } from '../../contract/sources.ts';
import { readDiscourse } from '../../outside/connectors/discourse/read-discourse.ts';
import { feedLinks } from '../../outside/connectors/feed/feed-links.ts';
import { isPage, notAFeed } from '../../outside/connectors/feed/not-a-feed.ts';
import { readFeed } from '../../outside/connectors/feed/read-feed.ts';
import type { LeftOut, Reader } from '../../outside/connectors/reading.ts';
import type { WebAnswer, WebFetch } from '../../outside/connectors/web-fetch.ts';
import { parseInput } from '../parse.ts';

export interface SourceSample {
  kind: SourceKind;
  /** What would be followed. */
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
  const first = kind === 'discourse' ? null : await reader.fetchWeb({ url, signal: reader.signal });
  const place: Place = first ? placeOf(first, url, kind) : { kind: 'discourse', address: url, others: [] };
  // Nobody is asked twice for the same.
  const fetchWeb: WebFetch = async (request) => (first && request.url === url ? first : reader.fetchWeb(request));
  const reading =
    place.kind === 'discourse'
      ? await readDiscourse(reader, place.address)
      : await readFeed({ ...reader, fetchWeb }, { url: place.address, mediaType: mediaType ?? 'news', channel: null });
  const { title, posts, leftOut } = reading;
  return { ...place, title, found: posts.length, posts: posts.slice(0, LIMITS.sampledPosts), leftOut };
}

type Place = Pick<SourceSample, 'kind' | 'address' | 'others'>;

/** A page leads to the feeds it names, or to the forum it is. */
function placeOf({ text, url }: WebAnswer, address: string, kind: SourceKind | undefined): Place {
  const page = text.trimStart().replace(PROLOGUE, '');
  if (!isPage(page)) return { kind: 'feed', address, others: [] };
  if (kind === undefined && IS_DISCOURSE.test(page)) {
    const folder = FOLDER.exec(page)?.[1] ?? '';
    return { kind: 'discourse', address: `${new URL(url).origin}${folder}`, others: [] };
  }
  const [first, ...others] = feedLinks(page, url);
  if (first === undefined) throw notAFeed(page);
  return { kind: 'feed', address: first, others };
}

/** XHTML begins as XML does. */
const PROLOGUE = /^(?:<\?xml[^>]{0,200}\?>\s*|<!--[^>]{0,2000}-->\s*)*/;
/** What every page of it says, and the folder it lies in (its application layout). */
const IS_DISCOURSE = /<meta\s+name="generator"\s+content="Discourse /i;
const FOLDER = /\sdata-base-uri="(\/[^"\s]{1,200})"/i;
