/**
 * What a site lets programs read. Where it has no robots.txt (4xx) everything may be read; where nobody knows whether it has one (5xx,
 * or no answer) nothing may, for now (RFC 9309, 2.3.1).
 */
import { isChallenge } from '../challenge.ts';
import type { Reader } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { parseRobots, type Robots } from './parse-robots.ts';

/** Of a program that gave no name. */
const EVERYBODY = '*';
const ALL_ALLOWED = '';

export interface SiteRobots extends Robots {
  /** Hosts (with ports) whose robots.txt it is: the site's, and that to whose robots.txt the site's leads. */
  hosts: ReadonlySet<string>;
}

/** `site`: any address of it. @throws SourceFailure where nothing may be read for now */
export async function readRobots({ fetchWeb, signal }: Reader, site: string): Promise<SiteRobots> {
  const asked = URL.parse('/robots.txt', site);
  if (!asked) throw new SourceFailure('refused', 'This is not an address of the web');
  const { text, url, askedAs } = await fetchWeb({ url: asked.href, isTextFile: true, readsErrors: true, signal }).catch(
    (error: unknown) => {
      if (isNone(error)) return { text: ALL_ALLOWED, url: asked.href, askedAs: undefined };
      throw error;
    },
  );
  const { host, pathname } = new URL(url);
  const hosts = new Set([asked.host, ...(pathname === asked.pathname ? [host] : [])]);
  return { ...parseRobots(text, askedAs ?? EVERYBODY, url), hosts };
}

/** Of a site with two names. What is asked of either obeys its own; the longer wait holds for both. */
export function bothRobots(one: SiteRobots, other: SiteRobots): SiteRobots {
  const delays = [one.crawlDelay, other.crawlDelay].filter((delay) => delay !== null);
  return {
    hosts: new Set([...one.hosts, ...other.hosts]),
    isAllowed: (url) => (one.hosts.has(URL.parse(url)?.host ?? '') ? one : other).isAllowed(url),
    crawlDelay: delays.length === 0 ? null : Math.max(...delays),
    sitemaps: [...new Set([...one.sitemaps, ...other.sitemaps])],
  };
}

/** 429 is an answer to asking too often, and a challenge one to being a program: neither says that there is none. */
function isNone(error: unknown): boolean {
  if (!(error instanceof SourceFailure) || error.answer === null) return false;
  const { status } = error.answer;
  return status >= 400 && status < 500 && error.kind !== 'rate-limited' && !isChallenge(error);
}
