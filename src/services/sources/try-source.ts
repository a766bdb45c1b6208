/** What would a source give? Nothing is asked for twice, nothing is stored and nothing remembered. */
import { LIMITS } from '../../contract/limits.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { KIND_MEDIA_TYPES, type OpenKind, triedSource } from '../../contract/sources.ts';
import { NO_KEYS } from '../../outside/connectors/api-keys.ts';
import { challenged, isChallengePage } from '../../outside/connectors/challenge.ts';
import { feedLinks } from '../../outside/connectors/feed/feed-links.ts';
import { isPage, notAFeed } from '../../outside/connectors/feed/not-a-feed.ts';
import { PacedFetch, type Pause } from '../../outside/connectors/paced-fetch.ts';
import type { LeftOut, Reader } from '../../outside/connectors/reading.ts';
import { webAddress } from '../../outside/connectors/web/web-address.ts';
import type { WebAnswer, WebFetch } from '../../outside/connectors/web-fetch.ts';
import { parseInput } from '../parse.ts';
import { FOLLOWED_KINDS } from './followed-kinds.ts';

export interface SourceSample {
  kind: OpenKind;
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

/** Somebody waits for the answer. Between two questions, whatever the site wants; and pages of a site without a feed, its sitemaps among them. */
const PAUSE_MS = 250;
const QUESTIONS = 8;

/** Throws invalid for what is no source, SourceFailure for what is no address of the web and where nothing comes of it. */
export async function trySource(reader: Reader & { pause: Pause }, input: unknown): Promise<SourceSample> {
  const { address, kind, mediaType } = parseInput(triedSource, input);
  const url = address.includes('://') ? address : `https://${address}`;
  // Whoever reads one by its address alone is handed none that is not one.
  webAddress(url);
  const paced = new PacedFetch(reader.fetchWeb, PAUSE_MS, reader.pause);
  const named = kind ?? kindOf(url);
  const first = named === null || named === 'feed' ? await paced.fetch({ url, readsErrors: true, signal: reader.signal }) : null;
  const place: Place = first ? placeOf(first, url, kind) : { kind: named ?? 'feed', address: url, others: [] };
  // Nobody is asked twice for the same.
  const fetchWeb: WebFetch = async (request) => (first && request.url === url ? first : paced.fetch(request));
  const source = { address: place.address, mediaType: mediaType ?? KIND_MEDIA_TYPES[place.kind][0] };
  const handed = { ...reader, fetchWeb, slowDown: () => QUESTIONS, budget: { reserve: async () => async () => undefined } };
  const asking = { reader: handed, source, keys: NO_KEYS, cursor: null };
  const { title, posts, leftOut, stopped } = await FOLLOWED_KINDS[place.kind](asking);
  if (stopped && posts.length === 0) throw stopped;
  return { ...place, title, found: posts.length, posts: posts.slice(0, LIMITS.sampledPosts), leftOut };
}

type Place = Pick<SourceSample, 'kind' | 'address' | 'others'>;

/** Of which nobody has to be asked what it is. */
function kindOf(url: string): OpenKind | null {
  const host = URL.parse(url)?.hostname;
  return host === 'lihkg.com' || host === 'www.lihkg.com' ? 'lihkg' : null;
}

/** A page leads to the feeds it names, or is of the forum or the site that it is. */
function placeOf({ text, url }: WebAnswer, address: string, kind: OpenKind | undefined): Place {
  const page = text.trimStart().replace(PROLOGUE, '');
  if (!isPage(page)) return { kind: 'feed', address, others: [] };
  if (isChallengePage(page)) throw challenged(new URL(url).host);
  if (kind === undefined && IS_DISCOURSE.test(page)) {
    const folder = FOLDER.exec(page)?.[1] ?? '';
    return { kind: 'discourse', address: `${new URL(url).origin}${folder}`, others: [] };
  }
  const [first, ...others] = feedLinks(page, url);
  if (first === undefined) {
    if (kind === 'feed') throw notAFeed(page);
    return { kind: 'website', address: `${new URL(url).origin}/`, others: [] };
  }
  return { kind: 'feed', address: first, others };
}

/** XHTML begins as XML does. */
const PROLOGUE = /^(?:<\?xml[^>]{0,200}\?>\s*|<!--[^>]{0,2000}-->\s*)*/;
/** What every page of it says, and the folder it lies in (its application layout). */
const IS_DISCOURSE = /<meta\s+name="generator"\s+content="Discourse /i;
const FOLDER = /\sdata-base-uri="(\/[^"\s]{1,200})"/i;
