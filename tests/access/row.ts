/**
 * What a row of the table of access says. For each route of the gateway (`GET /api/gateway/topics/:id/views`) and each of its functions
 * (`call get_topic`) there is one, in a file of `rows/`; what has none fails the test. To add one, write:
 *
 *   'POST /api/gateway/topics/:id/views': {
 *     access: 'user', // who may: 'public', 'user' or 'operator'
 *     path: { id: '<topic>' }, body: { name: '<text>', tab: 'who', search: {}, shared: false }, // a call that is good
 *   }, // and, where they are not 200, 200 and 404: own, colleague, stranger
 *
 * Whatever is somebody's stands in angle brackets (KINDS): there the test puts the caller's own, somebody else's and what does not
 * exist, one place after the other, and in lists and texts beside the caller's own. Several shapes of a call are a list of rows. Of
 * routes that delete, `<new topic>` is made for each call.
 */
import type { NeededScope } from '../../src/contract/scopes.ts';

/**
 * Whose things are. `organisation`: all of its people see and change them. `person`: one's own. `everybody`: posts, which are stored once
 * for all. `holder`: whoever has it may, without signing in.
 */
export const KINDS = {
  topic: { of: 'organisation', missing: '1999999999' },
  topic2: { of: 'organisation', missing: '1999999998' },
  alert: { of: 'organisation', missing: '1999999999' },
  channel: { of: 'organisation', missing: '0e5b9a54-91b5-4e1c-8f57-1f3f4a1f3f4a' },
  delivery: { of: 'organisation', missing: '0e5b9a54-91b5-4e1c-8f57-1f3f4a1f3f4a' },
  mail: { of: 'organisation', missing: '0e5b9a54-91b5-4e1c-8f57-1f3f4a1f3f4a' },
  entity: { of: 'organisation', missing: '1999999999' },
  source: { of: 'organisation', missing: '1999999999' },
  /** Read by the organisation, changed by whoever wrote it. */
  note: { of: 'organisation', missing: '1999999999' },
  view: { of: 'person', missing: '0e5b9a54-91b5-4e1c-8f57-1f3f4a1f3f4a' },
  sharedView: { of: 'person', missing: '0e5b9a54-91b5-4e1c-8f57-1f3f4a1f3f4a' },
  export: { of: 'person', missing: '0e5b9a54-91b5-4e1c-8f57-1f3f4a1f3f4a' },
  modelCall: { of: 'organisation', missing: '199999999999' },
  device: { of: 'person', missing: '199999999' },
  token: { of: 'person', missing: '199999999' },
  post: { of: 'everybody', missing: '17' },
  accessToken: { of: 'holder' },
  csvLink: { of: 'holder' },
  exportLink: { of: 'holder' },
  unsubscribeLink: { of: 'holder' },
  confirmLink: { of: 'holder' },
  againLink: { of: 'holder' },
  resetLink: { of: 'holder' },
  websubLink: { of: 'holder' },
  hookLink: { of: 'holder' },
} as const satisfies Record<string, { of: 'organisation' | 'person' | 'everybody' | 'holder'; missing?: string }>;
export type Kind = keyof typeof KINDS;
/** What a tenant has of each kind. */
export type Ids = Record<Kind, string>;

/** A call, with places in angle brackets: `<topic>`, `<new topic>`, `<topic #>` for a number, `<text>` for words of its own. */
export interface Call {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** JSON; a text is sent as it is, as `type`. */
  body?: unknown;
  type?: string;
  /** Of a function. */
  args?: readonly unknown[];
}

export interface Row extends Call {
  access: 'public' | 'user' | 'operator';
  /** What an access token needs for it. Default: of GET and of functions that get, `read`; of all else `write`. */
  scope?: NeededScope;
  /** Status for whoever owns all that is named. Default 200. */
  own?: number;
  /** For a second user of the same organisation. Default `own`. */
  colleague?: number;
  /** For somebody of another organisation, wherever a thing of this kind stands. Default 404: as if it did not exist. */
  stranger?: Partial<Record<Kind, number>>;
  /** It tells what a stored post says, as whoever may search may read any: the post's text is the one word of theirs that may come. */
  reads?: true;
  /** Fields that it does not know are refused, as `invalid`; elsewhere they count for nothing. */
  strict?: true;
  /** The answer goes on until the token ends. */
  stream?: true;
  /** Whoever calls, or is called so elsewhere, is signed out by it. */
  signsOut?: true;
}

export type Rows = Readonly<Record<string, Row | readonly Row[]>>;

/** Of a row by its name: what it says, or the default. */
export function scopeOf(name: string, { scope }: Row): NeededScope {
  return scope ?? (/^(?:GET |call get_)/.test(name) ? 'read' : 'write');
}

/** `POST /call` by name, and a route by its method and path. */
export const FUNCTION = /^call (\w+)$/;

export function rowsOf(table: Rows): [name: string, row: Row][] {
  return Object.entries(table).flatMap(([name, given]) =>
    Array.isArray(given)
      ? given.map((row, at): [string, Row] => [`${name} (${at + 1})`, row])
      : [[name, given as Row] satisfies [string, Row]],
  );
}
