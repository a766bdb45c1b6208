/**
 * Enough of ClickHouse's HTTP interface to test how we speak to a server: a loopback server that runs each statement on
 * chDB and answers as ClickHouse would. Parameters take ClickHouse's own way in (`SET param_…`), so their format counts.
 * One statement at a time; no sessions, no compression, no authentication.
 */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Session } from 'chdb';

export interface ClickHouseServer {
  url: string;
  /** How requests came, newest last. */
  requests: { method: string; multipart: boolean }[];
  /** With what it answers every statement, as a server at its limits does; null: it does what it is told. */
  refusal: string | null;
  close(): Promise<void>;
}

/** `dataDir` must be that of any embedded client of the same process: chDB opens one folder per process. */
export async function startClickHouseHttp(dataDir: string): Promise<ClickHouseServer> {
  const folder = path.resolve(dataDir, 'clickhouse');
  mkdirSync(folder, { recursive: true });
  const session = new Session(folder);
  const requests: ClickHouseServer['requests'] = [];
  let tail: Promise<unknown> = Promise.resolve();

  const server = createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
    tail = tail.then(async () => {
      const statement = await readStatement(request);
      requests.push({ method: request.method ?? '', multipart: statement.multipart });
      if (state.refusal === null) await run(session, statement, response);
      else refuse(state.refusal, response);
    });
  });
  const state: { refusal: string | null } = { refusal: null };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return Object.assign(state, {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await tail;
      session.close();
    },
  });
}

interface Statement {
  sql: string;
  params: [string, string][];
  multipart: boolean;
}

async function readStatement(request: IncomingMessage): Promise<Statement> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  const multipart = type.startsWith('multipart/form-data');
  const entries: [string, string][] = [...url.searchParams];
  if (multipart) {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    for (const [name, value] of form) if (typeof value === 'string') entries.push([name, value]);
  }
  const values = new Map(entries);
  const sql = [values.get('query') ?? '', multipart ? '' : body.toString('utf8')].filter((part) => part !== '').join('\n');
  const params = entries.flatMap(([name, value]): [string, string][] => (name.startsWith('param_') ? [[name, value]] : []));
  return { sql, params, multipart };
}

async function run(session: Session, { sql, params }: Statement, response: ServerResponse): Promise<void> {
  const set = params.map(([name, value]) => `SET ${name} = '${value.replace(/[\\']/g, (character) => `\\${character}`)}'; `);
  try {
    const answer = await session.queryAsync(set.join('') + sql);
    response.writeHead(200, { 'content-type': 'text/plain; charset=UTF-8' }).end(answer.bytes());
  } catch (error) {
    // What it had begun to say would stand before the next answer.
    await session.queryAsync('SELECT 1').catch(() => undefined);
    refuse(error instanceof Error ? error.message : String(error), response);
  }
}

function refuse(message: string, response: ServerResponse): void {
  const code = /Code: (\d+)/.exec(message)?.[1] ?? '1002';
  response.writeHead(500, { 'x-clickhouse-exception-code': code }).end(message);
}
