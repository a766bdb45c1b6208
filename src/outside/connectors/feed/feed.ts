/** A feed in one shape, whatever format it came in. Texts are as the source wrote them, trimmed; null where it says nothing. */

export interface FeedPerson {
  /** null where only an address or a page is given. */
  name: string | null;
  email: string | null;
  /** As given, resolved where the feed names a base. */
  url: string | null;
}

export interface FeedEnclosure {
  url: string;
  /** Media type, as given. */
  type: string | null;
  /** Bytes, as given. */
  length: number | null;
}

export type TextField = 'title' | 'content' | 'summary';

export interface FeedItem {
  /** guid, atom id, rdf about or JSON id; null where there is none. No promise that it is unique beyond the feed. */
  id: string | null;
  /** Resolved where the feed names a base; else it may be relative. */
  link: string | null;
  title: string | null;
  /** The whole text. */
  content: string | null;
  /** An excerpt; of many feeds all there is. */
  summary: string | null;
  /** Which of the three are text to be shown as it stands; the others are HTML. */
  plain: ReadonlySet<TextField>;
  published: Date | null;
  updated: Date | null;
  authors: FeedPerson[];
  categories: string[];
  /** How many comments there are. */
  comments: number | null;
  /** Id of the item that it answers (RFC 4685), or the page of that. */
  inReplyTo: string | null;
  enclosures: FeedEnclosure[];
  language: string | null;
}

export interface Feed {
  title: string | null;
  /** The page that it is the feed of. */
  link: string | null;
  language: string | null;
  /** Where to subscribe to be told of news (WebSub), in the order of the feed. */
  hubs: string[];
  /** Its own address, as it says. */
  self: string | null;
  authors: FeedPerson[];
  items: FeedItem[];
}

/** Reads a date of the feed; null for what is none. */
export type ReadDate = (text: string) => Date | null;
