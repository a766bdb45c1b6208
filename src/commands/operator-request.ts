/**
 * A call of the operator's to the running server. Not by fetch, which waits five minutes for the head of an answer: the
 * server answers once everything is stored, and a sentiment model may judge the posts of one call for hours.
 */
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Endpoint, GATEWAY } from '../contract/endpoint.ts';
import type { RunningServer } from './running-server.ts';

export interface OperatorAnswer {
  status: number;
  ok: boolean;
  /** null where it is no JSON. */
  body: unknown;
}

interface Body {
  type: 'application/json' | 'application/x-ndjson';
  content: string;
}

/** A batch of an import has 5,000 posts, of which each hundred may take its five minutes; one of another may stand before it: 8.4 hours. */
const ANSWER_MS = 10 * 3_600_000;

/** @throws Error where there is no answer: the connection fails or ends, or nothing comes for so long */
export function operatorRequest(
  { url, token }: RunningServer,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  body: Body | null,
  answerMs = ANSWER_MS,
): Promise<OperatorAnswer> {
  // Node says by itself where a body ends only of methods that usually have one: not of DELETE.
  const ofBody = body && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.content) };
  const headers = { authorization: `Bearer ${token}`, ...ofBody };
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is kept may be closed by the server just when it is used again.
    const asked = request(url + GATEWAY + path, { method, headers, agent: false }, (response) => {
      const status = response.statusCode ?? 0;
      const answer = (content: unknown) => resolve({ status, ok: status >= 200 && status < 300, body: content });
      json(response).then(answer, (error: unknown) => {
        if (response.complete) answer(null);
        else reject(error instanceof Error ? error : new Error(String(error)));
      });
    });
    asked.setTimeout(answerMs, () => asked.destroy(new Error(`no answer within ${answerMs / 1000} seconds`)));
    asked.once('error', reject);
    asked.end(body?.content);
  });
}
