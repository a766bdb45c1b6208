import { describe, expect, it } from 'vitest';
import { getWhen } from '../../contract/analysis/endpoints.ts';
import type { AskedFilter } from '../../contract/filter.ts';
import { addressInput } from './address-input.ts';
import { spread } from './send.ts';

describe('addressInput', () => {
  const filters: [name: string, filter: AskedFilter][] = [
    ['nothing', {}],
    ['a window and a kind', { mention: 'main', startDate: '2026-11-01T00:00:00.000Z', granularity: 'week', copies: 'without' }],
    ['a list of one item with a comma', { channels: ['a,b'] }],
    ['the empty item', { domains: [''] }],
    ['numbers', { weekdays: [1, 7], hours: [0] }],
    ['authors', { authors: { news: ['a,b'], forum: ['"c"'] }, repliesTo: { x: ['d'] } }],
    ['text that begins like a list', { text: '[tea] "milk"' }],
    ['signs that mean something in an address', { text: 'C++ 100% a&b=c #1?' }],
    ['text that is JSON', { text: '[2026]' }],
    ['text that is an object of JSON', { text: '{"a":["b"]}' }],
  ];
  it.each(filters)('is read by the endpoint as it was meant: %s', (_name, filter) => {
    const { query } = spread(getWhen, addressInput('7', filter));
    const given = Object.fromEntries(new URLSearchParams(query));
    expect(getWhen.input.parse(given)).toEqual({ id: '7', filter: { mention: 'all', copies: 'with', ...filter } });
  });
});
