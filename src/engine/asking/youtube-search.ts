/**
 * `q` of `search.list`, YouTube Data API v3 (developers.google.com/youtube/v3/docs/search/list, read 2026-11): `|` is OR, `-`
 * is NOT. How `|` binds beside a space is not documented and there are no parentheses, so a query is either alternatives
 * or a conjunction. Nor are quotes documented: ignored, they would leave a phrase its words. No length is: 500 characters keep
 * the address short even where each is written as nine.
 */
import { type Dialect, quoteWords } from './dialect.ts';

export const YOUTUBE_SEARCH: Dialect = {
  grammar: 'single',
  or: '|',
  andBindsFirst: false,
  parenthesised: false,
  length: 500,
  words: Number.POSITIVE_INFINITY,
  // 100 searches a day for all topics together.
  spread: 4,
  block: 64,
  mediaTypes: ['youtube'],
  sites: ['youtube.com', 'youtu.be'],
  han: true,
  emoji: false,
  writeWords: quoteWords,
};
