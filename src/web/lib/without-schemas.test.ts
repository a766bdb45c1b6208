/** What the first load reads by hand is what the contract's schemas accept, no more and no less. */
import { describe, expect, it, test } from 'vitest';
import { readSignedOut } from '../../contract/device-identity.ts';
import { signedOut } from '../../contract/devices.ts';
import { errorBody } from '../../contract/errors.ts';
import { filterBucket, instant } from '../../contract/filter.ts';
import { itemsOf, type NarrowingKey, narrowingBy } from './filter-fields.ts';
import { isInstant } from './instants.ts';
import { failureOf } from './read-failure.ts';

const { shape } = filterBucket;

const OPEN_LISTS = [
  ['languages', shape.languages],
  ['ners', shape.ners],
  ['keywords', shape.keywords],
  ['hashtags', shape.hashtags],
  ['handles', shape.handles],
  ['emojis', shape.emojis],
  ['domains', shape.domains],
  ['channels', shape.channels],
  ['tags', shape.tags],
  ['threads', shape.threads],
  ['copiesOf', shape.copiesOf],
] as const satisfies readonly (readonly [NarrowingKey, unknown])[];

const ITEMS = [
  '',
  'a',
  ' ',
  '天氣',
  'x'.repeat(35),
  'x'.repeat(36),
  'x'.repeat(512),
  'x'.repeat(513),
  `place:${'x'.repeat(506)}`,
].concat([
  'place:Hong Kong',
  'place:',
  'river:Nile',
  `place:${'x'.repeat(507)}`,
  '0',
  '12',
  '1'.repeat(20),
  '1'.repeat(21),
  '-1',
]);

describe.each(OPEN_LISTS)('an item of %s', (key, schema) => {
  it.each(ITEMS)('%s', (item) => {
    expect(itemsOf(narrowingBy(key, [item]), key)).toEqual(schema.safeParse([item]).success ? [item] : []);
  });
});

test.each(['a', ' a ', '', ' ', 'a\0', '\ud800', 'x'.repeat(20_000), 'x'.repeat(20_001)])('a text: %j', (text) => {
  const { success, data } = shape.text.safeParse(text);
  expect(itemsOf(narrowingBy('text', [text]), 'text')).toEqual(success && data ? [data] : []);
});

test.each([
  '2026-11-01T03:00:00.000Z',
  '2026-11-01T03:00:00+08:00',
  '2024-02-29T23:59:59Z',
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-01T24:00:00Z',
  '2026-11-01T03:00Z',
  '2026-11-01T03:00:00+0800',
  '2026-11-01T03:00:00',
  '2026-11-01 03:00:00Z',
  '2026-11-01',
  '',
])('an instant: %s', (text) => {
  expect(isInstant(text)).toBe(instant.safeParse(text).success);
});

test.each<[unknown]>([
  [{ reason: 'limit', by: null }],
  [{ reason: 'by-owner', by: { browser: 'Chrome', system: 'Windows' } }],
  [{ reason: 'by-owner', by: { browser: null, system: 'iOS' } }],
  [{ reason: 'by-owner', by: { browser: 'Lynx', system: 'iOS' } }],
  [{ reason: 'by-owner', by: {} }],
  [{ reason: 'limit' }],
  [{ reason: 'because', by: null }],
  [null],
  ['limit'],
])('why a device was signed out: %j', (given) => {
  const { data } = signedOut.safeParse(given);
  expect(readSignedOut(given)).toEqual(data ?? null);
});

describe('a refusal', () => {
  const answers: [name: string, status: number, body: unknown][] = [
    ['a limit', 403, { error: { code: 'limit_reached', message: 'no more', limit: 'topics', max: 5, used: 5, requestId: 'r' } }],
    ['fields', 400, { error: { code: 'invalid', message: 'no', fields: { name: 'topicNameRequired' }, takenBy: { name: 'A' } } }],
    ['a conflict', 409, { error: { code: 'conflict', message: 'no', changedAt: '2026-11-01T00:00:00Z', changedBy: 'B' } }],
    ['what is to be configured', 501, { error: { code: 'not_configured', message: 'no', configure: ['SMTP_URL'] } }],
    ['an answer of no use', 502, { error: { code: 'upstream', message: 'no', useless: true, until: '2026-11-01T00:00:00Z' } }],
    ['a device signed out', 401, { error: { code: 'signed_out', message: 'no', signedOut: { reason: 'limit', by: null } } }],
  ];
  it.each(answers)('says what the contract has: %s', (_name, status, body) => {
    const { code, message, ...details } = errorBody.parse(body).error;
    const failed = failureOf('/x', new Response(null, { status }), body);
    expect({ code: failed.code, message: failed.message, detail: failed.detail }).toEqual({
      code,
      message: `/x: ${message}`,
      detail: { status, ...details },
    });
  });

  it.each<[number, unknown, string]>([
    [500, { error: { code: 'nonsense', message: 'no' } }, 'unexpected'],
    [401, null, 'unauthenticated'],
    [403, 'no', 'forbidden'],
    [502, '<html>', 'unexpected'],
  ])('of another kind is told by its status: %i %j', (status, body, code) => {
    expect(failureOf('/x', new Response(null, { status }), body).code).toBe(code);
  });

  it('leaves out what is not of its type', () => {
    const body = { error: { code: 'limit_reached', message: 'no', max: 'five', fields: { a: 1 }, configure: [1] } };
    expect(failureOf('/x', new Response(null, { status: 403 }), body).detail).toEqual({ status: 403 });
  });
});
