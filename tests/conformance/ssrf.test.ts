/**
 * Addresses by which servers are made to ask themselves and their cloud: none opens a socket. Every name is answered with loopback,
 * so that those of strangers are refused as well as those that lie.
 */
import { describe, expect, it } from 'vitest';
import { openGuardedFetch } from '../../src/outside/connectors/web/guarded-fetch.ts';
import { expectAgreement, say } from './documented-choices.ts';
import { isSharedData, readShared } from './shared-data.ts';

describe.skipIf(!isSharedData)('addresses that are not to be asked', () => {
  it('are all refused before a socket', async () => {
    const urls = readShared('payloads', 'ssrf_urls.txt').split('\n').filter(Boolean);
    expect(urls.length).toBeGreaterThanOrEqual(137);
    const sockets: string[] = [];
    const names = new Set<string>();
    const web = openGuardedFetch({
      userAgent: 'Earshot',
      now: () => new Date(0),
      lookup: async (name) => {
        names.add(name);
        return ['127.0.0.1'];
      },
      connect: (to, callback) => {
        sockets.push(to.hostname);
        callback(new Error('only recorded'), null);
      },
    });
    const outcomes = await Promise.all(
      urls.map(async (url, place) => {
        const outcome: unknown = await web.fetch({ url }).catch((error: unknown) => error);
        const kind = outcome instanceof Error && 'kind' in outcome ? outcome.kind : 'answered';
        return { name: `${place} ${url}`, agrees: kind === 'refused', detail: String(kind) };
      }),
    );
    await web.close();
    expectAgreement('addresses that are not to be asked', outcomes);
    say(`  ${names.size} names were looked up; ${sockets.length} sockets`);
    expect(sockets).toEqual([]);
  });
});
