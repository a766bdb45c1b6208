/** The program on servers of Postgres and ClickHouse that it reaches through what can be cut, slowed and led elsewhere; with one person. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { type ClickHouseServer, startClickHouseHttp } from '../support/clickhouse-http.ts';
import { freePort } from '../support/free-port.ts';
import { type PostgresServer, startPostgresServer } from '../support/postgres-server.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { PASSWORD, Person } from './person.ts';
import { buildProgram, type ProgramProcess, startProgram } from './program-processes.ts';

const OPERATOR = 'operator-of-the-faults-0123456789ab';

export interface ServedProgram {
  postgres: PostgresServer;
  clickhouse: ClickHouseServer;
  toPostgres: TcpProxy;
  toClickHouse: TcpProxy;
  /** Through which the program asks Postgres. */
  database: string;
  program: ProgramProcess;
  person: Person;
  /** Of a probe; 0 where nobody answers. */
  status(probe: 'ready' | 'live'): Promise<number>;
  /** Posts that say `harbour` and their name, by the operator; answers the status. */
  push(...names: string[]): Promise<number>;
  stop(): Promise<void>;
}

/** When it is ready. */
export async function serveProgram(): Promise<ServedProgram> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-faults-'));
  const [built, postgres] = await Promise.all([buildProgram(), startPostgresServer()]);
  const clickhouse = await startClickHouseHttp(path.join(folder, 'clickhouse'));
  const database = new URL(postgres.url);
  const toPostgres = await startTcpProxy({ host: database.hostname, port: Number(database.port) });
  const toClickHouse = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(clickhouse.url).port) });
  database.port = String(toPostgres.port);
  const port = await freePort();
  const api = `http://127.0.0.1:${port}/api/gateway`;
  const program = startProgram(built, ['serve'], {
    DATABASE_URL: database.href,
    CLICKHOUSE_URL: `http://127.0.0.1:${toClickHouse.port}`,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    DEMO_CONTENT: '0',
    DEMO_PASSWORD: PASSWORD,
    OPERATOR_TOKEN: OPERATOR,
    LOG_LEVEL: 'error',
  });
  const status = async (probe: string) => (await fetch(`${api}/health/${probe}`).catch(() => null))?.status ?? 0;
  const isReady = async () => {
    if (program.child.exitCode !== null) throw new Error(`it has ended: ${program.said()}`);
    return (await status('ready')) === 200;
  };
  await vi.waitUntil(isReady, { timeout: 120_000, interval: 100 });
  return {
    postgres,
    clickhouse,
    toPostgres,
    toClickHouse,
    database: database.href,
    program,
    status,
    person: await Person.signIn(`http://127.0.0.1:${port}`),
    async push(...names) {
      const lines = names.map((id) =>
        JSON.stringify({ media_type: 'forum', id, published_at: '2026-03-10T11:00:00Z', content: `harbour ${id}` }),
      );
      const headers = { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/x-ndjson' };
      return (await fetch(`${api}/ingest`, { method: 'POST', headers, body: lines.join('\n') })).status;
    },
    async stop() {
      program.child.kill('SIGKILL');
      await program.ended;
      await Promise.all([toPostgres.close(), toClickHouse.close()]);
      await clickhouse.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
