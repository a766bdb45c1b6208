/** What is told to the place that a redirect leads to. */
import { SourceFailure } from '../source-failure.ts';

/** All that a source can learn from these is what it said itself; every other header may be a key. */
const HARMLESS: ReadonlySet<string> = new Set(['accept', 'accept-language', 'if-none-match', 'if-modified-since']);

/** As written by the server: UTF-8 more often than not where it should be ASCII. */
export function locationIn(headers: Headers): string | null {
  const location = headers.get('location');
  return location === null ? null : Buffer.from(location, 'latin1').toString();
}

/**
 * Headers that may be secret stay with the host (and port) they were meant for; once dropped they do not come back.
 * @throws SourceFailure 'refused' where they would travel unencrypted from then on
 */
export function headersAfter(headers: Headers, from: URL, to: URL): Headers {
  const names = [...headers.keys()].filter((name) => !HARMLESS.has(name));
  const isSecured = from.protocol === 'https:';
  if (names.length > 0 && from.hostname === to.hostname && isSecured && to.protocol === 'http:') {
    throw new SourceFailure('refused', `${from.host} wants the key again without encryption`);
  }
  const kept = new Headers(headers);
  if (from.host !== to.host) for (const name of names) kept.delete(name);
  return kept;
}
