import { createClient } from '@clickhouse/client';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startTcpProxy } from '../../tests/support/tcp-proxy.ts';
import { startWebServer } from '../../tests/support/web-server.ts';
import { isStoreAway } from './store-away.ts';

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code });
const behind = (cause: Error) => new Error('Failed query: select 1', { cause });

describe('an error of a store', () => {
  it.each<[string, unknown, boolean]>([
    ['a refused connection, behind that of a library', behind(withCode('ECONNREFUSED')), true],
    ['a server that shuts down', behind(withCode('57P01')), true],
    ['one that starts', withCode('57P03'), true],
    ['one with too many clients', withCode('53300'), true],
    ['one that only reads', behind(withCode('25006')), true],
    ['one without room', withCode('53100'), true],
    ['a ClickHouse with too many statements', withCode('202', 'Too many simultaneous queries'), true],
    ['one that is used up', withCode('241', '(total) memory limit exceeded: would use 9 GiB'), true],
    ['a statement that needs too much', withCode('241', 'Query memory limit exceeded: would use 1 GiB'), false],
    ['an embedded one without room', Object.assign(new Error('no'), { clickhouseCode: 243 }), true],
    ['a lost connection', new Error('Connection terminated unexpectedly'), true],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), true],
    ['our own patience', new DOMException('not done within 5 ms', 'TimeoutError'), true],
    ['a protocol that we have broken', withCode('08P01'), false],
    ['a unique key', behind(withCode('23505')), false],
    ['a statement that took too long', withCode('57014', 'canceling statement due to statement timeout'), false],
    ['a fault of ours', new TypeError('undefined is not a function'), false],
    ['a text', 'ECONNREFUSED', false],
    ['nothing', undefined, false],
  ])('%s', (_name, error, isAway) => {
    expect(isStoreAway(error)).toBe(isAway);
  });
});

describe('as the drivers say it', () => {
  it('a Postgres that hangs up', async () => {
    const proxy = await startTcpProxy({ host: '127.0.0.1', port: 1 });
    proxy.cut();
    const client = new pg.Client({ host: '127.0.0.1', port: proxy.port, user: 'a', database: 'a' });
    await expect(client.connect()).rejects.toSatisfy(isStoreAway);
    await proxy.close();
  });

  it('a ClickHouse that hangs up, is not there, and one that says nothing for too long', async () => {
    const silent = await startWebServer(() => undefined);
    const proxy = await startTcpProxy({ host: '127.0.0.1', port: 1 });
    proxy.cut();
    const ask = (port: number) => {
      const client = createClient({ url: `http://127.0.0.1:${port}`, request_timeout: 50, log: { level: 127 } });
      return client.query({ query: 'SELECT 1' });
    };
    await expect(ask(proxy.port)).rejects.toSatisfy(isStoreAway);
    await expect(ask(silent.port)).rejects.toSatisfy(isStoreAway);
    await proxy.close();
    await expect(ask(proxy.port)).rejects.toSatisfy(isStoreAway);
    await silent.close();
  });
});
