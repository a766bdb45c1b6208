import { expect, it } from 'vitest';
import { PacedFetch } from './paced-fetch.ts';
import { SourceFailure } from './source-failure.ts';
import type { WebFetch } from './web-fetch.ts';

it('pauses between two questions, also after one that failed', async () => {
  const log: string[] = [];
  const fetchWeb: WebFetch = async ({ url }) => {
    log.push(url);
    if (url === 'b') throw new SourceFailure('unreachable', 'away');
    return { status: 200, url, headers: new Headers(), text: url };
  };
  const paced = new PacedFetch(fetchWeb, 250, async (ms) => void log.push(`${ms} ms`));
  const asked = await Promise.allSettled(['a', 'b', 'c'].map((url) => paced.fetch({ url })));
  expect(log).toEqual(['a', '250 ms', 'b', '250 ms', 'c']);
  paced.ms = 2000;
  await paced.fetch({ url: 'd' });
  expect(log.slice(-2)).toEqual(['2000 ms', 'd']);
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('asks nothing for who calls it off in the pause', async () => {
  const asked: string[] = [];
  const stop = new AbortController();
  const fetchWeb: WebFetch = async ({ url }) => {
    asked.push(url);
    return { status: 200, url, headers: new Headers(), text: '' };
  };
  const { fetch } = new PacedFetch(fetchWeb, 250, async (_ms, signal) => {
    stop.abort(new Error('stopping'));
    signal?.throwIfAborted();
  });
  await fetch({ url: 'a', signal: stop.signal });
  await expect(fetch({ url: 'b', signal: stop.signal })).rejects.toThrow('stopping');
  expect(asked).toEqual(['a']);
});
