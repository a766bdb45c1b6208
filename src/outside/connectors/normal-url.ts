/**
 * One address for what is one page: what RFC 3986 (6.2) calls equivalent, slashes folded, without fragments, in one order of parameters,
 * without those that say where a reader came from. For telling pages apart; what is asked and shown is the address as it was found.
 */
import { isTracking } from './tracking-parameters.ts';

/** What stands before the first colon of an address that names its scheme; `host:8080` does not. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const ESCAPE = /%(?:([0-9a-f]{2})|)/gi;
const UNRESERVED = /[A-Za-z0-9._~-]/;
/** What a URL leaves as it is in a path or a query, and other programs escape. */
const LEFT = /["<>[\]\\^`{|}]/g;

/** null for what is no address of the web. `https://` is another page than `http://`: some sites answer one of them only. */
export function normalUrl(text: string): string | null {
  const trimmed = text.trim();
  const url = URL.parse(SCHEME.test(trimmed) ? trimmed : `http://${trimmed}`);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  const host = url.hostname.replace(/\.$/, '');
  if (host === '') return null;
  const port = url.port === '' ? '' : `:${url.port}`;
  return `${url.protocol}//${host}${port}${normalPath(url.pathname)}${normalQuery(url.search, host)}${pageInFragment(url.hash)}`;
}

function normalPath(path: string): string {
  // But for an address within the path, by which archives and redirects name a page.
  return escaped(path.replace(/(?<!:)\/{2,}/g, '/'));
}

/** Names keep the order of their values. */
function normalQuery(search: string, host: string): string {
  const pairs = escaped(search.slice(1))
    .split('&')
    .map((pair) => (pair.endsWith('=') && pair.indexOf('=') === pair.length - 1 ? pair.slice(0, -1) : pair))
    .map((pair) => ({ pair, name: pair.split('=', 1)[0] ?? '' }))
    .filter(({ name }) => name !== '' && !isTracking(name, host))
    .sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)));
  return pairs.length === 0 ? '' : `?${pairs.map(({ pair }) => pair).join('&')}`;
}

/** Before scripts could change the address, pages of some sites stood behind `#!`. */
function pageInFragment(hash: string): string {
  return hash.startsWith('#!') ? escaped(hash) : '';
}

/** Escapes in capitals, and none of what needs none; a % that begins none is escaped itself. */
function escaped(text: string): string {
  return text
    .replace(ESCAPE, (found, code: string | undefined) => {
      if (code === undefined) return '%25';
      const character = String.fromCharCode(Number.parseInt(code, 16));
      return UNRESERVED.test(character) ? character : found.toUpperCase();
    })
    .replace(LEFT, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
