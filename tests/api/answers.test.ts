/** Whoever judges the answers of the fuzz sees what is wrong with one. */
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { apiDocument } from '../../src/gateway/reference/document.ts';
import { judgeBy } from './answers.ts';

const document = apiDocument('Earshot');
const { judge } = judgeBy(document, ['the operator’s token']);

function judged(
  route: string,
  status: number,
  body: unknown,
  { type = 'application/json', id = '1', name = '' } = {},
): string | null {
  const [method = '', path = ''] = route.split(' ');
  const object = document.paths[path.replace('/api/gateway', '').replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!object) throw new Error(`no ${route}`);
  const headers = { 'content-type': type, ...(id && { 'x-request-id': id }) };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = { statusCode: status, headers, body: text } as unknown as LightMyRequestResponse;
  return judge({ route, object }, answer, name || undefined);
}

const TAGS = 'GET /api/gateway/tags';
const error = { code: 'not_found', message: 'm' };

test.each([
  ['a good one', null, () => judged(TAGS, 200, { data: [{ tag: 'late', posts: 1 }] })],
  ['a field of another kind', /data\/0\/posts must be/, () => judged(TAGS, 200, { data: [{ tag: 'late', posts: 'one' }] })],
  ['a good failure', null, () => judged(TAGS, 404, { error })],
  ['a failure with the code of another', /code must be/, () => judged(TAGS, 409, { error })],
  ['a failure of signing in, in another envelope', /detail/, () => judged('POST /api/gateway/auth/login', 401, { error })],
  ['a status that is not said', /^418, which/, () => judged(TAGS, 418, {})],
  ['a server that has failed', /^fails/, () => judged(TAGS, 500, { error: { code: 'internal', message: 'm' } })],
  ['no answer from outside, of a call that asks nobody there', /^fails/, () => judged(TAGS, 502, { error })],
  ['another type', /of the type text\/html/, () => judged(TAGS, 200, '<p>', { type: 'text/html' })],
  ['nothing where something is said', /is empty/, () => judged(TAGS, 200, '')],
  ['no id', /has no id/, () => judged(TAGS, 200, { data: [] }, { id: '' })],
  ['a secret', /^tells/, () => judged(TAGS, 404, { error: { ...error, message: 'the operator’s token' } })],
  [
    'the inside of a failure',
    /^tells/,
    () => judged(TAGS, 400, { error: { code: 'invalid', message: 'relation "topics" is gone' } }),
  ],
  [
    'the result of another function',
    /is not as/,
    () => judged('POST /api/gateway/call', 200, { result: 1 }, { name: 'get_topics' }),
  ],
  [
    'an event of no kind',
    /is not as/,
    () => judged('GET /api/gateway/topics/:id/arrivals', 200, 'data: {"type":"x"}\n\n', { type: 'text/event-stream' }),
  ],
] as const)('%s', (_, complaint, ask) => {
  const found = ask();
  if (complaint === null) expect(found).toBeNull();
  else expect(found).toMatch(complaint);
});
