/** Searches of the whole web. Both take `site:` for a host and all below it, and drop pictures. */
import { type Dialect, isPlainDomain, quoteWords } from './dialect.ts';

const writeSite = (domain: string): string | null => (isPlainDomain(domain) ? `site:${domain}` : null);

/**
 * Custom Search JSON API of Google. Not documented for the API, but how the search is known to read `q`: OR binds before the
 * space, parentheses group, what stands behind the 32nd word or 2,048 characters is not read. How Chinese is counted
 * nobody says: each character is taken for a word, and so is each OR.
 */
export const GOOGLE_SEARCH: Dialect = {
  grammar: 'nested',
  or: ' OR ',
  andBindsFirst: false,
  parenthesised: false,
  length: 2048,
  words: 32,
  spread: 8,
  block: 8,
  han: true,
  emoji: false,
  writeWords: quoteWords,
  writeSite,
};

/**
 * Brave Search API (api-dashboard.search.brave.com, "Web search" and "Search operators", read 2026-11): at most 400
 * characters and 50 words; OR in capitals. Grouping is not documented, so alternatives and conjunctions are not mixed.
 */
export const BRAVE_SEARCH: Dialect = { ...GOOGLE_SEARCH, grammar: 'single', length: 400, words: 50 };
