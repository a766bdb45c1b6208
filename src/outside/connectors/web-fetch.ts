/** How connectors ask the web. They are handed it: who makes it (web/guarded-fetch.ts) sees to it that nothing private is asked. */

export interface WebRequest {
  /** Absolute, http or https. */
  url: string;
  /** Beside what every request has. */
  headers?: Readonly<Record<string, string>>;
  /** Sent by POST, as it is. A redirect of it is not followed: the failure is `refused`. */
  body?: { type: string; text: string };
  /** Sent by POST instead of asking by GET. A redirect of it is not followed: the failure is `refused`. */
  form?: Readonly<Record<string, string>>;
  /** The text of an answer of 400 and more is read too, into the failure: APIs say there what is the matter. */
  readsErrors?: boolean;
  /** What is said beside the status is not read, however long it goes on: the text is empty, that of a failure too. */
  statusAlone?: boolean;
  /** A file of text is read whatever its type is called, and unpacked where it is a packed one (`.gz`), within the same limits. */
  isTextFile?: boolean;
  /** Asked of every place that a redirect leads to, absolute; where not, nothing is asked there and the failure is `refused`. */
  mayFollow?(url: string): boolean;
  signal?: AbortSignal | undefined;
}

/** An answer of 200 to 299, or 304; every other is a SourceFailure. */
export interface WebAnswer {
  status: number;
  /** After redirects. */
  url: string;
  headers: Headers;
  /** The name that we gave: what a site says to this program it says by that name. Absent where none was given. */
  askedAs?: string;
  /** Decoded from what the answer says, and shows, it is encoded in; empty for 304. */
  text: string;
}

/** Rejects with a SourceFailure for everything that can go wrong outside. */
export type WebFetch = (request: WebRequest) => Promise<WebAnswer>;
