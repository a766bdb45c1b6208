/** The text that a feed's address gives → a feed. No network; what the text is encoded in has been seen to. */
import { DetectError, MalformedError, ParseError } from 'feedsmith';
import { SourceFailure } from '../source-failure.ts';
import { atomFeed } from './atom-feed.ts';
import { balancedMarkup } from './balanced-markup.ts';
import { cleanMarkup } from './clean-markup.ts';
import type { Feed, ReadDate } from './feed.ts';
import { feedDate } from './feed-date.ts';
import { jsonFeed } from './json-feed.ts';
import { isPage, malformed, notAFeed, overloaded } from './not-a-feed.ts';
import { rdfFeed, rssFeed } from './rss-feed.ts';

/** Of one answer; feeds have ten to a few hundred. What has more is refused: the newest may be those at its end. */
const MOST_ITEMS = 20_000;
/**
 * Signs that begin an element, an object or a list. The parsers take about a microsecond and 300 bytes for each, and megabytes of them
 * pack into a few kilobytes. 2,000 items with 20 elements and a text of a hundred tags each have 480,000.
 */
const MOST_MARKUP = 500_000;
/** Warnings that a server printed before the feed are not longer. */
const LONGEST_PREFACE = 5_000;

type ReadFormat = (text: string, readDate: ReadDate, maxItems: number) => Feed;
const XML_FORMATS: Readonly<Record<string, ReadFormat>> = { rss: rssFeed, feed: atomFeed, rdf: rdfFeed };

/**
 * `timezone`: of dates that name none. Throws a SourceFailure, `unreadable`, that says what came instead. A feed that is cut off, or
 * whose elements do not close as they should, gives what can be read of it; one with nothing in it is an empty feed.
 */
export function parseFeed(text: string, timezone = 'UTC'): Feed {
  const readDate = (date: string) => feedDate(date, timezone);
  const { root, start } = beginning(text);
  const document = text.slice(start);
  if (/^[[{]/.test(document)) {
    if (hasMoreThan(MOST_MARKUP, document, ['{', '['])) throw overloaded('markup');
    return bounded(orNothing(() => jsonFeed(document, readDate, MOST_ITEMS + 1)));
  }
  const read = root === undefined ? undefined : XML_FORMATS[root];
  if (read === undefined) throw notAFeed(document);
  if (hasMoreThan(MOST_MARKUP, document, ['<'])) throw overloaded('markup');
  return bounded(orNothing(() => readXml(document, read, readDate)));
}

/**
 * Past byte order mark, spaces, declaration, comments and document type. What a server printed before the feed is skipped too, but no
 * page: one may quote a feed.
 */
function beginning(text: string): { root: string | undefined; start: number } {
  const preface = /^(?:[\s\ufeff]+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype(?!\s+html)[^[>]*(?:\[[^\]]*\]\s*)?>)+/i.exec(text);
  const start = preface?.[0].length ?? 0;
  const root = rootAt(text, start);
  if (root !== undefined || isPage(text.slice(start, start + 100))) return { root, start };
  const late = /<(?:\?xml\s|rss[\s>]|feed[\s>]|rdf:rdf[\s>])/i.exec(text.slice(start, start + LONGEST_PREFACE));
  if (!late) return { root, start };
  const from = start + late.index;
  const declaration = /^<\?[^>]*\?>\s*/.exec(text.slice(from, from + LONGEST_PREFACE))?.[0].length ?? 0;
  return { root: rootAt(text, from + declaration), start: from + declaration };
}

/** The local name of a root that feeds have. */
function rootAt(text: string, start: number): string | undefined {
  const name = /^<(?:[\w.-]{1,40}:)?(rss|feed|rdf)[\s/>]/i.exec(text.slice(start, start + 60))?.[1];
  return name?.toLowerCase();
}

function bounded(feed: Feed): Feed {
  if (feed.items.length > MOST_ITEMS) throw overloaded('items');
  return feed;
}

function hasMoreThan(most: number, text: string, signs: readonly string[]): boolean {
  let count = 0;
  for (const sign of signs) {
    for (let at = text.indexOf(sign); at >= 0 && count <= most; at = text.indexOf(sign, at + 1)) count += 1;
  }
  return count > most;
}

function readXml(text: string, read: ReadFormat, readDate: ReadDate): Feed {
  const clean = cleanMarkup(text);
  try {
    return read(clean, readDate, MOST_ITEMS + 1);
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
  }
  const balanced = balancedMarkup(clean);
  if (balanced === undefined) throw malformed('a feed with more elements within each other than any has');
  return read(balanced, readDate, MOST_ITEMS + 1);
}

/** The parser calls it an error where there is nothing in a feed that it knows. */
function orNothing(read: () => Feed): Feed {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceFailure) throw error;
    if (error instanceof ParseError || error instanceof DetectError) {
      return { title: null, link: null, language: null, hubs: [], self: null, authors: [], items: [] };
    }
    throw malformed('a feed');
  }
}
