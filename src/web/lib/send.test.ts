import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { send, spread } from './send.ts';

describe('spread', () => {
  it.each([
    {
      name: 'a query: lists repeated, unknown values left out',
      endpoint: { method: 'GET', path: '/topics' },
      input: { visible: true, ids: [1, 2], name: undefined },
      expected: { path: '/topics', query: '?visible=true&ids=1&ids=2', body: null },
    },
    {
      name: 'nothing to ask',
      endpoint: { method: 'GET', path: '/subscriptions' },
      input: {},
      expected: { path: '/subscriptions', query: '', body: null },
    },
    {
      name: 'a path parameter, written safely',
      endpoint: { method: 'DELETE', path: '/topics/:id' },
      input: { id: 'a/b' },
      expected: { path: '/topics/a%2Fb', query: '', body: null },
    },
    {
      name: 'the rest is the body',
      endpoint: { method: 'PATCH', path: '/topics/:id' },
      input: { id: '3', name: 'x' },
      expected: { path: '/topics/3', query: '', body: { name: 'x' } },
    },
  ] as const)('$name', ({ endpoint, input, expected }) => {
    expect(spread(endpoint, input)).toEqual(expected);
  });
});

describe('send', () => {
  const asked = endpoint({
    method: 'GET',
    path: '/x',
    access: 'public',
    summary: 'x',
    input: z.object({}),
    output: z.object({}),
  });

  it.each([
    ['given up after the head of the answer has come is no failure', true, { name: 'AbortError' }],
    ['an answer that breaks off is one', false, { name: 'CallError', code: 'unexpected' }],
  ])('%s', async (_, givenUp, expected) => {
    const controller = new AbortController();
    const json = () => {
      if (givenUp) controller.abort();
      return Promise.reject(new DOMException('broken off', 'AbortError'));
    };
    vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, json }));
    await expect(send(asked, {}, { signal: controller.signal })).rejects.toMatchObject(expected);
    vi.unstubAllGlobals();
  });
});
