/** Over a real connection: an answer that does not end cannot be injected. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { importedPostOf } from '../../../tests/support/post.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Actor } from '../../services/environment.ts';
import { ingestPosts } from '../../services/mentions/ingest.ts';
import { deleteTopic } from '../../services/topics/delete-topic.ts';

let gateway: TestGateway;
let server: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  server = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => gateway.close());

const NOW = () => Math.floor(gateway.stores.clock.now.getTime() / 1000);

interface Listening {
  answer: Response;
  /** The next event; null at the end. */
  next(): Promise<unknown>;
  leave(): Promise<void>;
}

async function listen(actor: Actor, id: string, { query = '', claims = {} } = {}): Promise<Listening> {
  const headers = { authorization: `Bearer ${await gateway.tokenFor(actor, claims)}`, 'accept-encoding': 'gzip' };
  const answer = await fetch(`${server}/api/gateway/topics/${id}/arrivals?${query}`, { headers });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const next = async () => {
    while (!rest.includes('\n\n')) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      if (done) return null;
      rest += value;
    }
    const [event = ''] = rest.split('\n\n', 1);
    rest = rest.slice(event.length + 2);
    return JSON.parse(event.replace(/^data: /, '')) as unknown;
  };
  return { answer, next, leave: async () => reader?.cancel() };
}

/** A topic that finds two posts, and what pushes another one to it. */
async function topicOfTwo() {
  const actor = await gateway.stores.createOrganisation();
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const given = { content: word, media_type: 'forum' } as const;
  const topic = await topicOfPosts(gateway.stores, actor, [given, given], { inclusion: { operator: 'AND', groups: [[word]] } });
  const push = (id: string = randomUUID(), media_type: 'forum' | 'news' = 'forum') =>
    ingestPosts(gateway.stores.environment, [importedPostOf({ id, title: '', content: word, media_type })]);
  return { actor, id: topic.id, push };
}

test('a page is told how many there are at once, and again when posts have arrived', async () => {
  const { actor, id, push } = await topicOfTwo();
  const all = await listen(actor, id);
  const news = await listen(actor, id, { query: 'mediaTypes=news,blog' });
  expect(Object.fromEntries(all.answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': expect.any(String),
  });
  expect(all.answer.headers.get('content-encoding')).toBe(null);
  expect([await all.next(), await news.next()]).toEqual([
    { type: 'mentions', count: 2 },
    { type: 'mentions', count: 0 },
  ]);
  await push('sent twice');
  expect(await all.next()).toEqual({ type: 'mentions', count: 3 });
  // The same post again is nothing new, and what the filter leaves out is not told.
  await push('sent twice');
  await push(undefined, 'news');
  expect(await news.next()).toEqual({ type: 'mentions', count: 1 });
  expect(await all.next()).toEqual({ type: 'mentions', count: 4 });
  await Promise.all([all.leave(), news.leave()]);
});

test('a topic that is deleted, and a token that expires, end the stream', async () => {
  const { actor, id } = await topicOfTwo();
  const open = await listen(actor, id);
  // Within the tolerance for clocks that differ.
  const late = await listen(actor, id, { claims: { exp: NOW() - 5 } });
  expect([await late.next(), await late.next()]).toEqual([{ type: 'mentions', count: 2 }, null]);
  await open.next();
  await deleteTopic(gateway.stores.environment, actor, { id });
  expect(await open.next()).toBe(null);
});

test('what cannot be asked is refused in the envelope', async () => {
  const { actor, id } = await topicOfTwo();
  const stranger = await gateway.stores.createOrganisation();
  const refused = await fetch(`${server}/api/gateway/topics/${id}/arrivals`);
  expect(refused.status).toBe(401);
  const asked = async (who: Actor, query: string) => {
    const headers = { authorization: `Bearer ${await gateway.tokenFor(who)}` };
    const answer = await fetch(`${server}/api/gateway/topics/${id}/arrivals?${query}`, { headers });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await asked(stranger, '')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  expect(await asked(actor, 'mediaTypes=radio')).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
});

test('one person has so many open, and a page that goes makes room', async () => {
  const { actor, id } = await topicOfTwo();
  const open = await Promise.all(Array.from({ length: LIMITS.openStreams }, () => listen(actor, id)));
  const more = await listen(actor, id);
  expect(more.answer.status).toBe(403);
  await open[0]?.leave();
  await expect.poll(async () => (await listen(actor, id)).answer.status).toBe(200);
});

test('an open stream does not hold up the end of the server', async () => {
  const { actor, id } = await topicOfTwo();
  const open = await listen(actor, id);
  await open.next();
  const began = performance.now();
  await gateway.app.close();
  expect(await open.next()).toBe(null);
  expect(performance.now() - began).toBeLessThan(5000);
});
