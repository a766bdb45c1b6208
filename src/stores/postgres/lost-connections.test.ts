import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testServerUrl } from '../../../tests/support/postgres.ts';
import { type OpenPostgres, openPostgres } from './client.ts';

/** Leads to the server, and breaks the connection by which something is said that has the word. */
async function breakingAt(server: URL): Promise<{ proxy: Server; url: string; breakAt: (word: string | null) => void }> {
  let word: string | null = null;
  const ends = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(server.port || 5432), server.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    far.pipe(near);
    near.on('data', (said) => {
      if (word !== null && said.includes(word)) near.resetAndDestroy();
      else far.write(said);
    });
  });
  proxy.on('close', () => {
    for (const one of ends) one.destroy();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(server);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  const breakAt = (given: string | null) => {
    word = given;
  };
  return { proxy, url: url.href, breakAt };
}

describe.skipIf(testServerUrl() === undefined)('a pool with one connection', () => {
  let breaking: Awaited<ReturnType<typeof breakingAt>>;
  let opened: OpenPostgres;
  beforeEach(async () => {
    breaking = await breakingAt(new URL(testServerUrl() ?? ''));
    opened = await openPostgres({ url: breaking.url, pool: 1 });
  });
  afterEach(async () => {
    await opened.close();
    breaking.proxy.close();
  });

  it.each(['begin', 'rollback'])('has another when it was lost at %s, and can be closed', async (word) => {
    breaking.breakAt(word);
    for (let times = 0; times < 3; times += 1) {
      const lost = opened.postgres.transaction(() => Promise.reject(new Error('undone')));
      await expect(lost).rejects.toThrow(word);
    }
    breaking.breakAt(null);
    expect(await opened.postgres.transaction((transaction) => transaction.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });
    expect(opened.connections?.()).toEqual({ open: 1, idle: 1, waiting: 0 });
  });
});
