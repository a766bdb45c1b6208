import { expect, it } from 'vitest';
import { pushOffer } from './push-offer.ts';

const AT = 'https://news.example/feed';
const HUB = 'https://hub.example/';
const SELF = 'https://news.example/feed.xml';

it.each<[string, string | null, { hub: string | null; self: string | null }, { hub: string; topic: string } | null]>([
  ['nobody', null, { hub: null, self: SELF }, null],
  ['the feed itself', null, { hub: HUB, self: SELF }, { hub: HUB, topic: SELF }],
  ['a hub without an own address', null, { hub: HUB, self: null }, { hub: HUB, topic: AT }],
  ['headers', `<${HUB}>; rel="hub", <${SELF}>; rel=self`, { hub: null, self: null }, { hub: HUB, topic: SELF }],
  ['headers before the feed', `<${HUB}>;rel=HUB`, { hub: 'https://other.example/', self: SELF }, { hub: HUB, topic: SELF }],
  [
    'the first of several',
    `<${HUB}>; rel="hub", <https://b.example/>; rel="hub"`,
    { hub: null, self: SELF },
    { hub: HUB, topic: SELF },
  ],
  ['several relations at once', `<${HUB}>; title="a, b"; rel="x hub"`, { hub: null, self: null }, { hub: HUB, topic: AT }],
  ['a relative address', null, { hub: '/hub', self: '/f' }, { hub: 'https://news.example/hub', topic: 'https://news.example/f' }],
  ['no address of the web', null, { hub: 'mailto:a@b.example', self: SELF }, null],
  ['a hub that would be told the secret in the open', null, { hub: 'http://hub.example/', self: SELF }, null],
  [
    'a feed that is known by an open address',
    null,
    { hub: HUB, self: 'http://news.example/f' },
    { hub: HUB, topic: 'http://news.example/f' },
  ],
  ['headers that are none', '<<;;rel', { hub: null, self: null }, null],
])('%s', (_name, header, feed, offer) => {
  expect(pushOffer(header, feed, AT)).toEqual(offer);
});
