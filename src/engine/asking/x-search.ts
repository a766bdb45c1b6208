/**
 * Recent search of X, API v2 (docs.x.com, "Build a query" and "Operators", read 2026-11): AND is a space and binds before OR,
 * groups may be nested, words and quoted phrases are matched token by token without regard to case and accents, hashtags
 * and mentions as the entities X recognised. 512 characters, 4,096 for enterprise.
 *
 * `lang:` is X's own guess and not ours, `url:` finds links and not the post's address, so neither is asked. X knows authors
 * by handle alone, we by display name too: `from:` is asked only where there is nothing else to ask for.
 */
import { type Dialect, quoteWords } from './dialect.ts';

const HASHTAG = /^#(?=.*\p{L})[\p{L}\p{N}\p{M}_]+$/u;
const HANDLE = /^[a-z0-9_]{1,15}$/;
/** `from:` takes a number for that of an account. */
const NUMBER = /^\d+$/;

/** `length`: characters of a query that the customer's access allows. */
export function xSearch(length = 512): Dialect {
  return {
    grammar: 'nested',
    or: ' OR ',
    andBindsFirst: true,
    parenthesised: false,
    length,
    words: Number.POSITIVE_INFINITY,
    // Requests are free, posts are not: better many exact queries than a broad one.
    spread: 32,
    block: length / 32,
    mediaTypes: ['x', 'twitter'],
    sites: ['x.com', 'twitter.com'],
    han: true,
    emoji: true,
    writeWords: quoteWords,
    writeTag: (tag) => (HASHTAG.test(tag) || (tag.startsWith('@') && HANDLE.test(tag.slice(1))) ? tag : null),
    writeAuthor: (handle) => (HANDLE.test(handle) && !NUMBER.test(handle) ? `from:${handle}` : null),
  };
}
