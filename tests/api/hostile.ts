/** Turns a good call into one that somebody makes by mistake or on purpose. */

import type { Call } from '../access/row.ts';
import { NAUGHTY, UNSTORABLE } from '../support/naughty-strings.ts';

export type Random = () => number;

export interface Sent extends Call {
  headers?: Record<string, string>;
  /** Instead of the body, to the letter. */
  raw?: string | Buffer;
}

const DEEP = 3000;
const nested = (open: string, close: string) => open.repeat(DEEP) + close.repeat(DEEP);

/** Values of every wrong kind; texts that other programs break on. */
const VALUES: readonly unknown[] = [
  Object.values({ ...NAUGHTY, ...UNSTORABLE }),
  ['', ' ', '\u0000', 'NaN', 'Infinity', '-0', '1e400', '0x10', '9'.repeat(400), '../../etc/passwd', '%2e%2e%2f', '..\\..\\'],
  ["1' OR '1'='1", '1; DROP TABLE topics', '{"a":1}', '[1,2', '[[[[', '{', '2026-13-45T99:99:99Z', '+275760-09-13T00:00:00.001Z'],
  ['__proto__', 'constructor', 'NEAR/0', 'a NEAR/51 b', '(((((', '"', 'title:', '{x}', 'null'],
  ['x'.repeat(100_000), '甲'.repeat(20_001), '"'.repeat(5000), '('.repeat(5000), ',,,,'],
  [-1, 0, 1e21, 2 ** 53, -(2 ** 63), 1.5, true, false, null, [], {}, [[]], [null], [{}], { toString: 1 }, { length: 1e9 }],
  [Array.from({ length: 20_000 }, (_, place) => String(place)), JSON.parse(nested('[', ']')) as unknown],
].flat();

const BODIES: readonly (string | Buffer)[] = [
  ['', ' ', '{', '}', 'null', '[]', '"x"', '0', 'NaN', '{"a":', '\ufeff{}', '{"a":1,"a":2}', '{"a":1e400}', "{'a':1}", '{}{}'],
  ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '{"name":{"__proto__":null}}'],
  [nested('[', ']'), nested('{"a":', '}'), `{"name":"${'x'.repeat(2 * 1024 * 1024)}"}`],
  [Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x7d]), Buffer.from([0, 1, 2, 3, 0xff])],
].flat();

const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json, text/html',
  'application/x-ndjson',
  'image/png',
  '/',
  'x'.repeat(5000),
];

const HEADERS: readonly Record<string, string>[] = [
  { authorization: 'Bearer' },
  { authorization: 'Basic YTpi' },
  { authorization: `Bearer ${'a.'.repeat(50_000)}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br, gzip, x' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': '::ffff:127.0.0.1, \'"' },
  { 'x-device-id': '<script>'.repeat(100) },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { cookie: `a=${'b'.repeat(10_000)}; __proto__=1` },
  { 'accept-encoding': 'x;q=9, *;q=0' },
  { accept: 'image/x' },
  { range: 'bytes=-1-0,9-' },
  { 'if-none-match': '*' },
  { expect: 'nothing' },
  { host: '[::1' },
];

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'x'.repeat(1000), '\u0000', ''];

/** One way of many. */
export function hostile(call: Call, random: Random): Sent {
  const ways = [
    changedLeaf,
    changedLeaf,
    changedLeaf,
    changedLeaf,
    lostLeaf,
    addedKey,
    otherBody,
    otherType,
    otherHeader,
    otherQuery,
  ];
  return pick(ways, random)(structuredClone(call), random);
}

function changedLeaf(call: Sent, random: Random): Sent {
  const place = leafOf(call, random);
  if (!place) return otherQuery(call, random);
  place.holder[place.key] = pick(VALUES, random);
  return stringsInAddress(call);
}

function lostLeaf(call: Sent, random: Random): Sent {
  const place = leafOf(call, random);
  if (place) delete place.holder[place.key];
  return stringsInAddress(call);
}

function addedKey(call: Sent, random: Random): Sent {
  const { body } = call;
  if (typeof body !== 'object' || body === null) return otherQuery(call, random);
  const key = pick(PROTOTYPE_KEYS, random);
  return { ...call, raw: `{${JSON.stringify(key)}:{"polluted":1},${JSON.stringify(body).slice(1)}`.replace(',}', '}') };
}

function otherBody(call: Sent, random: Random): Sent {
  return { ...call, raw: pick(BODIES, random) };
}

function otherType(call: Sent, random: Random): Sent {
  return { ...call, type: pick(TYPES, random), raw: typeof call.body === 'string' ? call.body : JSON.stringify(call.body ?? {}) };
}

function otherHeader(call: Sent, random: Random): Sent {
  return { ...call, headers: pick(HEADERS, random) };
}

function otherQuery(call: Sent, random: Random): Sent {
  const key = pick([...PROTOTYPE_KEYS, 'id', 'skip', 'limit', 'startDate', 'authors', 'text', 'timezone'], random);
  return stringsInAddress({ ...call, query: { ...call.query, [key]: pick(VALUES, random) as string } });
}

interface Leaf {
  holder: Record<string, unknown>;
  key: string;
}

/** Of the path, the query, the body or the arguments; a text that is a body is one too. */
function leafOf(call: Sent, random: Random): Leaf | null {
  const leaves: Leaf[] = [];
  const walk = (holder: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(holder)) {
      leaves.push({ holder, key });
      if (typeof value === 'object' && value !== null) walk(value as Record<string, unknown>);
    }
  };
  for (const part of [call.path, call.query, call.body, call.args])
    if (typeof part === 'object' && part !== null) walk(part as Record<string, unknown>);
  return leaves.length > 0 ? pick(leaves, random) : null;
}

/** No address holds more than this: the server takes no longer ones, and a client cuts them off. */
const MOST = 50_000;

function stringsInAddress(call: Sent): Sent {
  for (const part of [call.path, call.query])
    for (const [key, value] of Object.entries(part ?? {}))
      (part as Record<string, string>)[key] = (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MOST);
  return call;
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
