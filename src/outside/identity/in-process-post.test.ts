import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { inProcessPost } from './in-process-post.ts';

const post = (handler: Parameters<typeof inProcessPost>[0]) => inProcessPost(handler, 'localhost', '/token', { a: '1 2' });

test('the handler reads the form, and its JSON is the answer', async () => {
  const answer = await post(async (request, response) => {
    const body = await text(request);
    response.statusCode = 201;
    response.end(JSON.stringify({ body, host: request.headers.host }));
  });
  expect(answer).toEqual({ status: 201, body: { body: 'a=1+2', host: 'localhost' } });
});

test.each<[string, Parameters<typeof inProcessPost>[0], string]>([
  ['ends without an answer', async () => undefined, '/token gave no answer'],
  ['answers no JSON', async (_request, response) => void response.end('<p>'), '/token answered no JSON'],
  ['fails', () => Promise.reject(new Error('broken')), 'broken'],
])('a handler that %s is an error', async (_what, handler, message) => {
  await expect(post(handler)).rejects.toThrow(message);
});
