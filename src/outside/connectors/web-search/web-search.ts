/** Searches of the whole web, which ask for money and tell little: which page, its title, a piece of it, and sometimes its date. */
import type { KeyedReader } from '../reading.ts';
import type { SourceFailure } from '../source-failure.ts';

export interface WebResult {
  url: string;
  /** As text. */
  title: string;
  /** A piece of the page, as text. */
  snippet: string;
  /** null where the search does not know. */
  published: Date | null;
  isNews: boolean;
  /** What the site calls itself. */
  site: string | null;
  language: string | null;
}

export interface WebQuestion {
  query: string;
  /** As the provider names languages; absent: all. */
  language?: string | undefined;
  /** 0 is the first. */
  page: number;
  /** Pages that the search came to know since then, by days; absent: all. */
  since?: Date | undefined;
  /** And not after then, by days, where the provider can be asked so. */
  until?: Date | undefined;
}

export interface WebResults {
  /** Each a result, or why it is none. */
  results: readonly (WebResult | string)[];
  hasMore: boolean;
  /** It has said that it will refuse the next question, and until when. */
  stopped?: SourceFailure | null;
}

/** One kind of search of one provider, with its key. */
export interface WebSearch {
  name: string;
  /** For messages. */
  host: string;
  /** Pages that are worth their price in one reading. */
  pages: number;
  /** Results of one page. */
  perPage: number;
  /** Whether it can be asked for what was known before a day. */
  knowsUntil: boolean;
  /** @throws SourceFailure */
  search(reader: KeyedReader, question: WebQuestion): Promise<WebResults>;
}
