/**
 * DOC 2.0 API of GDELT (blog.gdeltproject.org, "GDELT DOC 2.0 API Debuts!" and "Updates To The DOC 2.0 API"; refusals as users
 * of the API report them, read 2026-11): AND is a space, parentheses stand around words joined by OR and around nothing else,
 * one of a single word is refused. Words of fewer than three letters are refused, and phrases of fewer than six. Queries of
 * 257 characters were refused as too long, 250 are not.
 *
 * It searches English and translations into English: what is not written in plain letters is never found. `near` is not
 * asked: how its operator counts words is not ours. `domain:` covers subdomains, `domainis:` does not.
 */
import { type Dialect, isPlainDomain, quoteWords } from './dialect.ts';

const PLAIN = /^[a-z0-9]+$/;

export const GDELT_SEARCH: Dialect = {
  grammar: 'flat',
  or: ' OR ',
  andBindsFirst: false,
  parenthesised: true,
  length: 250,
  words: Number.POSITIVE_INFINITY,
  spread: 8,
  block: 8,
  han: false,
  emoji: false,
  writeWords: (words) => {
    const text = quoteWords(words);
    const isLongEnough = text.startsWith('"') ? text.length >= 8 : text.length >= 3;
    return isLongEnough && words.every((word) => PLAIN.test(word)) ? text : null;
  },
  writeSite: (domain) => (isPlainDomain(domain) && domain.includes('.') ? `domain:${domain}` : null),
};
