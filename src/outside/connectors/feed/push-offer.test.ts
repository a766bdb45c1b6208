import { expect, it } from 'vitest';
import type { Feed } from './feed.ts';
import { pushOffer } from './push-offer.ts';

const AT = 'https://news.example/feed';
const HUB = 'https://hub.example/';
const SELF = 'https://news.example/feed.xml';

it.each<[string, string | null, Pick<Feed, 'hubs' | 'self'>, { hub: string; topic: string } | null]>([
  ['nobody', null, { hubs: [], self: SELF }, null],
  ['the feed itself', null, { hubs: [HUB], self: SELF }, { hub: HUB, topic: SELF }],
  ['a hub without an own address', null, { hubs: [HUB], self: null }, { hub: HUB, topic: AT }],
  ['headers', `<${HUB}>; rel="hub", <${SELF}>; rel=self`, { hubs: [], self: null }, { hub: HUB, topic: SELF }],
  ['headers before the feed', `<${HUB}>;rel=HUB`, { hubs: ['https://other.example/'], self: SELF }, { hub: HUB, topic: SELF }],
  [
    'the first of several',
    `<${HUB}>; rel="hub", <https://b.example/>; rel="hub"`,
    { hubs: [], self: SELF },
    { hub: HUB, topic: SELF },
  ],
  [
    'the first in the feed that may be told a secret',
    null,
    { hubs: ['http://open.example/', HUB, 'https://b.example/'], self: SELF },
    { hub: HUB, topic: SELF },
  ],
  [
    'the first in the headers that may be told a secret',
    `<http://open.example/>; rel="hub", <${HUB}>; rel="hub"`,
    { hubs: ['https://b.example/'], self: SELF },
    { hub: HUB, topic: SELF },
  ],
  [
    'the feed where the headers name one that may not, and the topic of the headers',
    `<http://open.example/>; rel="hub", <${AT}>; rel="self"`,
    { hubs: [HUB], self: SELF },
    { hub: HUB, topic: AT },
  ],
  ['several relations at once', `<${HUB}>; title="a, b"; rel="x hub"`, { hubs: [], self: null }, { hub: HUB, topic: AT }],
  [
    'a relative address',
    null,
    { hubs: ['/hub'], self: '/f' },
    { hub: 'https://news.example/hub', topic: 'https://news.example/f' },
  ],
  ['no address of the web', null, { hubs: ['mailto:a@b.example'], self: SELF }, null],
  ['a hub that would be told the secret in the open', null, { hubs: ['http://hub.example/'], self: SELF }, null],
  [
    'a feed that is known by an open address',
    null,
    { hubs: [HUB], self: 'http://news.example/f' },
    { hub: HUB, topic: 'http://news.example/f' },
  ],
  ['headers that are none', '<<;;rel', { hubs: [], self: null }, null],
])('%s', (_name, header, feed, offer) => {
  expect(pushOffer(header, feed, AT)).toEqual(offer);
});
