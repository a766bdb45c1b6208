/**
 * By what an item is known again: the id that its source gives it, within the feed where it is none for the whole world, since two
 * news sites have a `123`; else its page.
 */
import { hash } from 'node:crypto';
import { POST_LENGTHS } from '../../../contract/posts.ts';
import { storable } from '../storable-text.ts';
import type { FeedItem } from './feed.ts';
import { webAddress } from './links.ts';

/** null for an address that cannot be one of a page. */
export type NormalUrl = (url: string) => string | null;

const SCOPE_DIGITS = 16;

export interface Identities {
  /** null for an item with nothing to know it by. */
  of: (item: FeedItem) => string | null;
  /** Of an item that another one answers, which need not be in the feed. */
  named: (id: string) => string;
}

/** Tells feeds apart, the same wherever a feed is led to, and without what only subscribers know of its address. */
export function feedScope(feedUrl: string, normalUrl: NormalUrl): string {
  const host = URL.parse(feedUrl)?.host ?? '';
  return `${host}/${hash('sha256', normalUrl(feedUrl) ?? feedUrl).slice(0, SCOPE_DIGITS)}`;
}

/** `bases`: what links are relative to, in order. `scope`: of `feedScope`. */
export function identities(
  items: readonly FeedItem[],
  bases: readonly (string | null)[],
  scope: string,
  normalUrl: NormalUrl,
): Identities {
  const pages = new Map(items.map((item) => [item, pageOf(item)]));
  const pagesOfIds = new Map<string, Set<string>>();
  for (const [item, page] of pages) {
    if (item.id === null || page === null) continue;
    pagesOfIds.set(item.id, (pagesOfIds.get(item.id) ?? new Set()).add(page));
  }
  const linksOfPages = new Map<string, Set<string>>();
  for (const [item, page] of pages) {
    if (page !== null && ownId(item) === null) linksOfPages.set(page, (linksOfPages.get(page) ?? new Set()).add(item.link ?? ''));
  }

  /** What items with different pages have in common, like the address of their site, is no id of any. */
  function ownId({ id }: FeedItem): string | null {
    return id !== null && (pagesOfIds.get(id)?.size ?? 0) > 1 ? null : id;
  }

  function pageOf(item: FeedItem): string | null {
    const url = webAddress(item.link, ...bases);
    return url === null ? null : normalUrl(url);
  }

  /** Items without ids that link to places of one page are not one: their links tell them apart. */
  function ownPage(item: FeedItem): string | null {
    const page = pages.get(item) ?? null;
    return page !== null && linksOfPages.get(page)?.size === 1 ? page : null;
  }

  function named(id: string): string {
    if (!isUnique(id)) return bounded(`${scope}#${id}`);
    // What follows # is which comment of a page it is.
    return bounded(/^https?:/i.test(id) && !id.includes('#') ? (normalUrl(id) ?? id) : id);
  }

  function of(item: FeedItem): string | null {
    const id = ownId(item);
    if (id !== null) return named(id);
    const page = ownPage(item);
    if (page !== null) return bounded(page);
    const url = webAddress(item.link, ...bases);
    if (url !== null) return bounded(url);
    const text = item.title ?? item.content ?? item.summary;
    return text === null ? null : bounded(`${scope}#${hash('sha256', text)}`);
  }

  return { of, named };
}

/** An address, a `urn:`, a `tag:`, a UUID or as many hexadecimal digits. Others may have an `article:10012345` too. */
const UNIQUE = [
  /^[a-z][a-z\d+.-]*:\/\/[^\s/]/i,
  /^urn:[a-z\d][a-z\d-]{0,31}:\S/i,
  /^tag:[^\s,:]+,\d{4}/i,
  /^(?!0{8}-)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  /^[\da-f]{32,}$/i,
];

function isUnique(id: string): boolean {
  return UNIQUE.some((shape) => shape.test(id));
}

function bounded(id: string): string {
  const kept = storable(id);
  return kept.length <= POST_LENGTHS.id ? kept : `sha256:${hash('sha256', kept)}`;
}
