/** The program on servers of Postgres and ClickHouse that it reaches through what can be cut, slowed and led elsewhere; with one person. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ClickHouseServer, startClickHouseHttp } from '../support/clickhouse-http.ts';
import { freePort } from '../support/free-port.ts';
import { type PostgresServer, startPostgresServer } from '../support/postgres-server.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { PASSWORD, Person } from './person.ts';
import { buildProgram, type ProgramProcess, startProgram, untilReady } from './program-processes.ts';

const OPERATOR = 'operator-of-the-faults-0123456789ab';

export interface ServedProgram {
  postgres: PostgresServer;
  clickhouse: ClickHouseServer;
  toPostgres: TcpProxy;
  toClickHouse: TcpProxy;
  /** Through which the program asks Postgres. */
  database: string;
  program: ProgramProcess;
  url: string;
  person: Person;
  /** A command of its own, on the same servers by the same ways. */
  run(...words: string[]): ProgramProcess;
  /** Of a probe; 0 where nobody answers. */
  status(probe: 'ready' | 'live'): Promise<number>;
  /** A call of the operator. */
  operate(address: string, type: string, body: string): Promise<Response>;
  /** Posts that say `harbour` and their name, by the operator; answers the status. */
  push(...names: string[]): Promise<number>;
  stop(): Promise<void>;
}

/** When it is ready. `standby`: of Postgres. */
export async function serveProgram({ standby = false } = {}): Promise<ServedProgram> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-faults-'));
  const [built, postgres] = await Promise.all([buildProgram(), startPostgresServer({ standby })]);
  const clickhouse = await startClickHouseHttp(path.join(folder, 'clickhouse'));
  const database = new URL(postgres.url);
  const toPostgres = await startTcpProxy({ host: database.hostname, port: Number(database.port) });
  const toClickHouse = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(clickhouse.url).port) });
  database.port = String(toPostgres.port);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const api = `${url}/api/gateway`;
  const settings = {
    DATABASE_URL: database.href,
    CLICKHOUSE_URL: `http://127.0.0.1:${toClickHouse.port}`,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    DEMO_CONTENT: '0',
    DEMO_PASSWORD: PASSWORD,
    OPERATOR_TOKEN: OPERATOR,
    LOG_LEVEL: 'error',
  };
  const run = (...words: string[]) => startProgram(built, words, settings);
  const program = run('serve');
  const status = async (probe: string) => (await fetch(`${api}/health/${probe}`).catch(() => null))?.status ?? 0;
  await untilReady(program, url);
  const operate = (address: string, type: string, body: string) =>
    fetch(api + address, { method: 'POST', headers: { authorization: `Bearer ${OPERATOR}`, 'content-type': type }, body });
  return {
    postgres,
    clickhouse,
    toPostgres,
    toClickHouse,
    database: database.href,
    program,
    url,
    run,
    status,
    operate,
    person: await Person.signIn(url),
    push: async (...names) => (await operate('/ingest', 'application/x-ndjson', linesOf(names))).status,
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

/** Posts that say `harbour` and their name. */
export function linesOf(names: readonly string[]): string {
  const lines = names.map((id) =>
    JSON.stringify({ media_type: 'forum', id, published_at: '2026-03-10T11:00:00Z', content: `harbour ${id}` }),
  );
  return lines.join('\n');
}
