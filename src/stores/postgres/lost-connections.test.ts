import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testServerUrl } from '../../../tests/support/postgres.ts';
import { startTcpProxy, type TcpProxy } from '../../../tests/support/tcp-proxy.ts';
import { type OpenPostgres, openPostgres } from './client.ts';

describe.skipIf(testServerUrl() === undefined)('a pool with one connection', () => {
  let proxy: TcpProxy;
  let opened: OpenPostgres;
  beforeEach(async () => {
    const url = new URL(testServerUrl() ?? '');
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${proxy.port}`;
    opened = await openPostgres({ url: url.href, pool: 1 });
  });
  afterEach(async () => {
    await opened.close();
    await proxy.close();
  });

  it.each(['begin', 'rollback'])('has another when it was lost at %s, and can be closed', async (word) => {
    proxy.cutAt(word);
    for (let times = 0; times < 3; times += 1) {
      const lost = opened.postgres.transaction(() => Promise.reject(new Error('undone')));
      await expect(lost).rejects.toThrow(word);
    }
    proxy.mend();
    expect(await opened.postgres.transaction((transaction) => transaction.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });
    expect(opened.connections?.()).toEqual({ open: 1, idle: 1, waiting: 0 });
  });
});
