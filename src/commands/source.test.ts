import { Command } from 'commander';
import { describe, expect, it, test } from 'vitest';
import { ASKED_ADDRESSES, type Source } from '../contract/sources.ts';
import { limitNamed, pauseNamed, removeNamed, sourceCommand } from './source.ts';
import { follow, followText } from './source-add.ts';
import type { SourcePlace } from './source-place.ts';

const FORUM: Source = {
  id: 7,
  kind: 'discourse',
  address: 'https://forum.example/',
  title: 'The Forum',
  mediaType: 'forum',
  forEverybody: true,
  state: 'fine',
  failure: null,
  askedAt: null,
  succeededAt: null,
  nextAt: null,
  completeTo: null,
  intervalSeconds: 60,
  delaySeconds: null,
  newestAt: null,
  days: [],
  budget: null,
};
const X: Source = {
  ...FORUM,
  id: 8,
  kind: 'x',
  address: ASKED_ADDRESSES.x,
  title: null,
  mediaType: 'x',
  state: 'paused',
  budget: {
    buckets: [{ bucket: 'posts', calls: 3, callsPerDay: null, forecast: null }],
    money: { spent: 250_000, perDay: 5_000_000, forecast: null },
    resetsAt: '2026-11-24T00:00:00.000Z',
  },
};
const OWN: Source = { ...FORUM, id: 9, kind: 'feed', address: 'https://own.example/feed', title: null, forEverybody: false };
const WEBHOOK: Source = { ...FORUM, id: 10, kind: 'webhook', address: 'Call centre', title: null };

/** What is done there, in the order in which it is. */
function placeOf(sources = [FORUM, X, OWN, WEBHOOK]) {
  const done: unknown[] = [];
  const place: SourcePlace = {
    sources: async () => sources,
    add: async (source) => {
      done.push(['add', source]);
      return { ...FORUM, ...source, id: 11, title: null };
    },
    change: async (change) => {
      done.push(['change', change]);
      return sources.find(({ id }) => id === change.sourceId) ?? FORUM;
    },
    remove: async (sourceId) => void done.push(['remove', sourceId]),
  };
  return { place, done };
}

describe('a source is meant', () => {
  it.each<[string, string, number]>([
    ['by its number', '7', 7],
    ['by its address', 'https://forum.example/', 7],
    ['by an address that is the same', 'forum.example', 7],
    ['by its kind where there is one of each', 'x', 8],
    ['by its name where it has no address', 'Call centre', 10],
    ['by its number before a webhook that is named like it', '8', 8],
  ])('%s', async (_, named, id) => {
    const { place, done } = placeOf([FORUM, X, OWN, WEBHOOK, { ...WEBHOOK, id: 12, address: '8' }]);
    await pauseNamed(place, named, true);
    expect(done).toEqual([['change', { sourceId: id, paused: true }]]);
  });

  it.each<[string, string, RegExp]>([
    ['nobody follows', '12', /^12 is not followed\. "source list" shows what is/],
    ['is of a kind of which there are several', 'discourse', /^discourse is not followed/],
    ['organisations follow', '9', /^Source 9 is followed by organisations, not for all/],
    ['is one of two', 'https://two.example', /the sources 7, 8\. Name one by its number/],
  ])('and refused where it %s', async (_, named, message) => {
    const two = [FORUM, X].map((source) => ({ ...source, address: 'https://two.example/' }));
    const { place, done } = placeOf(named.includes('two') ? two : undefined);
    await expect(removeNamed(place, named)).rejects.toThrow(message);
    expect(done).toEqual([]);
  });
});

test('what was done is said', async () => {
  const { place } = placeOf();
  expect(await pauseNamed(place, '7', true)).toBe('Paused The Forum (https://forum.example/).');
  expect(await pauseNamed(place, '7', false)).toBe('Goes on with The Forum (https://forum.example/).');
  expect(await removeNamed(place, 'x')).toBe('x (https://api.x.com) is followed no more for everybody; its posts stay.');
});

describe('source budget', () => {
  it('changes what it is told to', async () => {
    const { place, done } = placeOf();
    expect(await limitNamed(place, 'x', { dollarsPerDay: 2.5, callsPerDay: 50 })).toBe(
      'x (https://api.x.com): 3 posts, $0.25 of $5.00 today.',
    );
    expect(done).toEqual([['change', { sourceId: 8, microdollarsPerDay: 2_500_000, callsPerDay: 50 }]]);
  });

  it('shows it without an option, and changes nothing', async () => {
    const { place, done } = placeOf();
    expect(await limitNamed(place, 'x', {})).toMatch(/\$0\.25 of \$5\.00 today\. --dollars-per-day and --calls-per-day change/);
    expect(await limitNamed(place, '7', {})).toBe(
      'The Forum (https://forum.example/) counts and charges nothing: it has no budget.',
    );
    expect(done).toEqual([]);
  });
});

describe('source add', () => {
  const isFeed = async (address: string) => ({ address, kind: 'feed' as const });
  const neverAsked = async (address: string) => {
    throw new Error(`${address} was asked`);
  };

  it('follows what is there, with the words of it', async () => {
    const { place, done } = placeOf();
    const added = await follow(place, { address: 'https://new.example/feed', callsPerDay: 5 }, isFeed);
    const wanted = { address: 'https://new.example/feed', kind: 'feed', mediaType: 'news', callsPerDay: 5 };
    expect(done).toEqual([['add', wanted]]);
    expect(followText(added, {})).toBe('Follows https://new.example/feed for everybody, as source 11.');
  });

  it.each<[string, Parameters<typeof follow>[1]]>([
    ['its address', { address: 'forum.example' }],
    ['its address and kind', { address: 'https://forum.example', kind: 'discourse' }],
  ])('says by %s that it is followed, asks nobody and changes nothing', async (_, wanted) => {
    const { place, done } = placeOf();
    const known = await follow(place, wanted, neverAsked);
    expect(known).toEqual({ source: FORUM, isNew: false });
    expect(followText(known, {})).toBe('Follows The Forum (https://forum.example/) for everybody already, as source 7.');
    expect(done).toEqual([]);
  });

  it('says so of one that is paused, with a budget, and of one that a page leads to', async () => {
    const { place, done } = placeOf();
    const budget = { dollarsPerDay: 1 };
    expect(followText(await follow(place, { address: 'x', ...budget }, neverAsked), budget)).toBe(
      'Follows x (https://api.x.com) for everybody already, as source 8. It is paused: "source pause 8 --off" goes on with it. ' +
        'Its budget stays as it is: "source budget 8" with these options changes it.',
    );
    const leads = async () => ({ address: FORUM.address, kind: 'discourse' as const });
    expect(await follow(place, { address: 'https://forum.example/latest' }, leads)).toEqual({ source: FORUM, isNew: false });
    expect(done).toEqual([]);
  });

  it('follows for all what only organisations follow', async () => {
    const { place, done } = placeOf();
    await follow(place, { address: OWN.address, mediaType: 'blog' }, isFeed);
    expect(done).toEqual([['add', { address: OWN.address, kind: 'feed', mediaType: 'blog' }]]);
  });

  it.each<[string, Parameters<typeof follow>[1], RegExp]>([
    ['a kind that has its own address', { address: 'https://a.example', kind: 'x' }, /"source add x" follows it/],
    ['a file', { address: 'file:///etc/passwd', kind: 'feed' }, /Only http and https are asked, not file\./],
    ['a password', { address: 'https://me:secret@a.example', kind: 'feed' }, /a\.example holds a name or a password\./],
    ['posts that it cannot give', { address: 'a.example', kind: 'discourse', mediaType: 'news' }, /--media-type may be forum\./],
    ['no address', { address: 'https://', kind: 'feed' }, /This is not an address of the web\./],
  ])('refuses %s in words', async (_, wanted, message) => {
    const { place, done } = placeOf();
    await expect(follow(place, wanted, neverAsked)).rejects.toThrow(message);
    expect(done).toEqual([]);
  });
});

describe('what cannot be meant', () => {
  it.each<[string, string[], RegExp]>([
    ['dollars of words', ['budget', '3', '--dollars-per-day', 'much'], /'--dollars-per-day <dollars>'.*above 0, at most 10000/],
    ['more dollars than anybody has', ['budget', '3', '--dollars-per-day', '10001'], /at most 10000/],
    ['half a call', ['budget', '3', '--calls-per-day', '0.5'], /'--calls-per-day <calls>'.*a whole number from 1 to 10000000/],
    ['an address of nothing', ['add', ' '], /argument 'address'.*the address of a source/],
    ['another kind', ['test', 'a.example', '--kind', 'mast'], /'--kind <kind>'.*feed, website, discourse, lihkg/],
  ])('%s is refused with what is accepted', async (_, written, message) => {
    const program = new Command();
    sourceCommand(program);
    for (const command of program.commands.flatMap((one) => one.commands))
      command.exitOverride().configureOutput({ writeErr: () => undefined });
    await expect(program.parseAsync(['source', ...written], { from: 'user' })).rejects.toThrow(message);
  });
});
