/** The program as a process of its own on a data folder, with people to sign in by and topics of a million mentions each. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { MEDIA_TYPES } from '../src/contract/media-types.ts';
import { freePort } from '../tests/support/free-port.ts';
import { ALL_POSTS } from './all-posts.ts';

const PROGRAM = path.resolve('dist/server/main.js');
const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = 'of the load alone';
const tokens = z.object({ access_token: z.string() });

export interface LoadServer {
  url: string;
  dataDir: string;
  child: ChildProcess;
  /** Milliseconds from the start of the process until it was ready. */
  startedIn: number;
  stop(): Promise<void>;
}

export function environmentOf(dataDir: string): NodeJS.ProcessEnv {
  return { ...process.env, DATA_DIR: dataDir, DEMO_CONTENT: '0', UV_THREADPOOL_SIZE: '16' };
}

export async function startServer(dataDir: string): Promise<LoadServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // All of them come from this one machine.
  const limits = 'address=100000000,analysis=1000000,previews=1000000,exports=1000000,searches=1000000';
  const env = { ...environmentOf(dataDir), PORT: String(port), CALLS_PER_MINUTE: limits };
  const begun = performance.now();
  const child = spawn(process.execPath, [PROGRAM, 'serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await pause(20);
  }
  const startedIn = performance.now() - begun;
  return {
    url,
    dataDir,
    child,
    startedIn,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/gateway/health/ready`).catch(() => null);
  return answer?.status === 200;
}

/** Of whoever started the server. */
export async function operatorTokenOf({ dataDir }: LoadServer): Promise<string> {
  return (await readFile(path.join(dataDir, 'operator-token'), 'utf8')).trim();
}

/** Tokens of so many people of the demo's organisation; who is there from a run before is not made again. */
export async function signInPeople(server: LoadServer, people: number): Promise<string[]> {
  const { url } = server;
  const operator = await operatorTokenOf(server);
  const signedIn: string[] = [];
  for (let person = 0; person < people; person += 1) {
    const email = `person-${person}@load.example`;
    const body = { email, org: 'Demo', name: `Person ${person}`, password: PASSWORD };
    await answered(`${url}/api/gateway/operator/users`, operator, body);
    signedIn.push(await signIn(url, email, PASSWORD));
  }
  return signedIn;
}

export async function signIn(url: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/gateway/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
  });
  return tokens.parse(await answer.json()).access_token;
}

/** Topics of all posts that are stored, made where they are not there yet; resolves when they are searched. */
export async function millionTopics({ url }: LoadServer, token: string, wanted: number): Promise<string[]> {
  const call = (name: string, ...values: unknown[]) => answered(`${url}/api/gateway/call`, token, { name, arguments: values });
  const topics = async () =>
    z
      .object({ result: z.array(z.object({ id: z.string(), name: z.string(), state: z.string() })) })
      .parse(await call('get_topics', 0)).result;
  const isOurs = ({ name }: { name: string }) => name.startsWith('Load ');
  const [from, to] = [-120, 30].map((days) => new Date(Date.now() + days * DAY).toISOString());
  for (let made = (await topics()).filter(isOurs).length; made < wanted; made += 1)
    await call('create_topic', `Load ${made}`, from, to, MEDIA_TYPES, 'advanced', ALL_POSTS, '');
  for (;;) {
    const ours = (await topics()).filter(isOurs);
    if (ours.every(({ state }) => state === 'ready')) return ours.map(({ id }) => id).slice(0, wanted);
    await pause(500);
  }
}

/** @throws where it is refused. */
export async function answered(url: string, token: string, body: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** By the product's own command, which hands the file to the running server. Answers the seconds that it took. */
export async function importFile(dataDir: string, file: string): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, [PROGRAM, 'import', file], {
    env: environmentOf(dataDir),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`the import ended with ${child.exitCode}`);
  return (performance.now() - begun) / 1000;
}
