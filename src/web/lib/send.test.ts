import { describe, expect, it } from 'vitest';
import { spread } from './send.ts';

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
