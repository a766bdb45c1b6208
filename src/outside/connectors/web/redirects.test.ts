import { expect, test } from 'vitest';
import { headersAfter } from './redirects.ts';

const HEADERS = { authorization: 'Bearer x', 'x-api-key': 'x', cookie: 'x', 'if-none-match': '"1"', accept: 'text/xml' };
const ALL = Object.keys(HEADERS).sort();
const HARMLESS = ['accept', 'if-none-match'];

test.each<[string, string, string, string[]]>([
  ['the same place', 'https://a.example/1', 'https://a.example/2', ALL],
  ['encryption added', 'http://a.example/1', 'https://a.example/1', ALL],
  ['another host', 'https://a.example/', 'https://b.example/', HARMLESS],
  ['a host below', 'https://a.example/', 'https://b.a.example/', HARMLESS],
  ['another port', 'https://a.example/', 'https://a.example:8443/', HARMLESS],
  ['another host without encryption', 'https://a.example/', 'http://b.example/', HARMLESS],
])('%s', (_name, from, to, kept) => {
  expect([...headersAfter(new Headers(HEADERS), new URL(from), new URL(to)).keys()]).toEqual(kept);
});

test('the same host without encryption is refused, where a header may be a key', () => {
  const [from, to] = [new URL('https://a.example/'), new URL('http://a.example:8080/')];
  expect(() => headersAfter(new Headers(HEADERS), from, to)).toThrow(expect.objectContaining({ kind: 'refused' }));
  expect(headersAfter(new Headers({ 'if-none-match': '"1"' }), from, to).get('if-none-match')).toBe('"1"');
});
