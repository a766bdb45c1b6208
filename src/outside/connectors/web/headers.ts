/** Headers on their way between callers, who have them as the platform does, and the client, which has plain records. */
import { SourceFailure } from '../source-failure.ts';
import type { WebRequest } from '../web-fetch.ts';

/** @throws SourceFailure 'bad-query' where they cannot be sent */
export function headersGiven(asked: WebRequest, host: string): Headers {
  let headers: Headers;
  try {
    headers = new Headers({ ...asked.headers });
  } catch {
    // A key with a line break in it, say; the message of the error would repeat it.
    throw new SourceFailure('bad-query', `What ${host} should be told holds signs that cannot be sent`);
  }
  // It decides whose answer, and with https whose certificate, is asked for: the address alone says so.
  headers.delete('host');
  return headers;
}

export function headersReceived(received: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  return headers;
}
