/** What the doctor thinks of what he sees. */
import { describe, expect, test } from 'vitest';
import type { SourceKind } from '../contract/sources.ts';
import { NO_KEYS } from '../outside/connectors/api-keys.ts';
import { lookAtAddresses, lookAtDisk, lookAtThreads, nodeCheck } from './doctor-machine.ts';
import { lookAtConnections, lookAtDisks, lookAtPolicy } from './doctor-servers.ts';
import { lookAtAlerts, lookAtDemo, lookAtJobs, lookAtKeys, lookAtMessages, lookAtSources } from './doctor-work.ts';

const PLACE = { host: '127.0.0.1', port: 8080, publicUrl: 'http://localhost:8080', trustProxy: [] as string[] };

test.each([
  ['this machine alone', {}, 'ok', undefined],
  ['another port', { publicUrl: 'http://localhost:9090' }, 'warning', 'PORT=8080'],
  ['the network, sent to itself', { host: '0.0.0.0' }, 'error', 'PUBLIC_URL'],
  ['a proxy that is not trusted', { publicUrl: 'https://earshot.example' }, 'warning', 'none is trusted'],
  ['a proxy that is trusted', { publicUrl: 'https://earshot.example', trustProxy: ['127.0.0.1'] }, 'ok', undefined],
  ['a name below localhost', { publicUrl: 'http://earshot.localhost:8080' }, 'ok', undefined],
  ['such a name of a proxy beside it', { host: '0.0.0.0', publicUrl: 'http://earshot.localhost:8080' }, 'ok', undefined],
  ['no encryption', { host: '0.0.0.0', publicUrl: 'http://earshot.example' }, 'warning', 'not encrypted'],
])('addresses: %s', (_, given, state, words) => {
  const finding = lookAtAddresses({ ...PLACE, ...given });
  expect(finding.state).toBe(state);
  if (words !== undefined) expect(finding.says).toContain(words);
});

test.each([
  ['20.18.3', 'error'],
  ['20.19.0', 'ok'],
  ['22.1.0', 'ok'],
  ['18.20.0', 'error'],
])('Node %s: %s', async (version, state) => {
  expect(await nodeCheck(version).look()).toMatchObject({ state });
});

test.each([
  [100_000_000, 'error'],
  [2_000_000_000, 'warning'],
  [50_000_000_000, 'ok'],
])('%d bytes free: %s', (bytes, state) => {
  expect(lookAtDisk('data', { bavail: bytes / 4096, bsize: 4096 }).state).toBe(state);
});

test.each([
  [null, null, 'warning'],
  [4, null, 'warning'],
  [16, null, 'ok'],
])('%s threads: %s', (threadPool, clickhouseUrl, state) => {
  expect(lookAtThreads({ threadPool, clickhouseUrl })?.state).toBe(state);
});

test('threads are nothing where ClickHouse is a server', () => {
  expect(lookAtThreads({ threadPool: null, clickhouseUrl: 'http://127.0.0.1:8123' })).toBeNull();
});

test.each([
  [{ server: 97, role: null, database: null }, 'ok', '97 may'],
  [{ server: 15, role: null, database: null }, 'ok', '15 may'],
  [{ server: 14, role: 100, database: 100 }, 'error', '14 may'],
  [{ server: 97, role: 10, database: null }, 'error', '10 may'],
  [{ server: 97, role: 20, database: 5 }, 'error', '5 may'],
  [{ server: 97, role: 0, database: null }, 'error', '0 may'],
])('connections, limited by %o: %s', (limits, state, words) => {
  expect(lookAtConnections(limits)).toMatchObject({ state, says: expect.stringContaining(words) });
});

test('of the disks of ClickHouse the fullest is told, and none where none is known', () => {
  const room = (machine: string, free: number) => ({ machine, disk: 'default', free });
  const rooms = [room('one', 9e9), room('two', 2e9), room('three', 2 ** 64)];
  const says = '2.0 GB are free on two (default)';
  expect(lookAtDisks(rooms)).toMatchObject({ state: 'warning', says });
  expect(lookAtDisks([room('one', 1e8)])).toMatchObject({ state: 'error' });
  // Of several the next one takes what the first has no room for.
  expect(lookAtDisks([room('one', 1e8), { ...room('one', 9e9), disk: 'cold' }])).toMatchObject({ state: 'ok' });
  expect(lookAtDisks([room('three', 2 ** 64)])).toMatchObject({ state: 'ok' });
  expect([lookAtDisks([]), lookAtDisks(null)]).toEqual([null, null]);
});

test.each([
  ['tiered', 'cold', 'ok', 'tiered'],
  ['hot', 'cold', 'error', 'no volume default'],
  ['tiered', 'ice', 'error', 'no volume ice, but default, cold'],
  ['layered', 'cold', 'error', 'no storage policy layered, but default, tiered, hot'],
])('old posts to the policy %s and its volume %s: %s', (policy, volume, state, words) => {
  const known = [
    { policy: 'default', volume: 'default' },
    { policy: 'tiered', volume: 'default' },
    { policy: 'tiered', volume: 'cold' },
    { policy: 'hot', volume: 'cold' },
  ];
  const finding = lookAtPolicy({ policy, volume, afterDays: 30 }, known);
  expect(finding).toMatchObject({ state, says: expect.stringContaining(words) });
  expect(lookAtPolicy({ policy, volume, afterDays: 30 }, null)).toBeNull();
});

describe('the work', () => {
  const none = new Map<string, number>();
  test('without figures is well', () => {
    for (const look of [lookAtJobs, lookAtSources, lookAtAlerts]) expect(look(none).state).toBe('ok');
    expect(lookAtMessages(none, null).state).toBe('ok');
  });

  test('that waits too long is named', () => {
    const queue = new Map([
      ['earshot_jobs_oldest_age_seconds tag', 1000],
      ['earshot_jobs_oldest_age_seconds hide', 3600],
    ]);
    expect(lookAtJobs(queue).says).toBe('one of the queue hide waits for 60 minutes');
    expect(lookAtJobs(new Map([['earshot_jobs_put_aside', 2]])).says).toContain('2 were given up');
    expect(lookAtSources(new Map([['earshot_sources_lag_seconds', 1800]])).says).toContain('30 minutes ago');
    expect(lookAtSources(new Map([['earshot_sources_failing', 3]])).says).toContain('of 3 failed');
    expect(lookAtAlerts(new Map([['earshot_alerts_lag_seconds', 1800]])).state).toBe('warning');
    expect(lookAtMessages(new Map([['earshot_outbox_oldest_age_seconds', 1800]]), null).state).toBe('warning');
    expect(lookAtMessages(none, 4).says).toBe('4 were given up');
  });

  test('of sources names the keys that they lack', () => {
    const kinds = new Set<SourceKind>(['x', 'google', 'feed']);
    expect(lookAtKeys(kinds, { ...NO_KEYS, X_BEARER_TOKEN: 'a', GOOGLE_SEARCH_KEY: 'b' }).says).toContain('GOOGLE_SEARCH_ENGINE');
    expect(lookAtKeys(new Set<SourceKind>(['feed']), NO_KEYS).state).toBe('ok');
  });

  test('the demo account is an error only where others come in', () => {
    expect([lookAtDemo(true, true).state, lookAtDemo(true, false).state, lookAtDemo(false, true).state]).toEqual([
      'error',
      'ok',
      'ok',
    ]);
  });
});
