/**
 * What stands before several gateways: hands each request to one that says it is ready, in turn, keeps connections, and tries nothing
 * again but a GET that a kept connection lost before anything came back, as proxies do (Node's `reusedSocket` is for that). Whoever goes
 * away is gone behind it too.
 */
import { once } from 'node:events';
import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Balancer {
  url: string;
  /** The ports of those that are ready, as of the last look. */
  ready(): number[];
  close(): Promise<void>;
}

/** Between two looks whether a gateway is ready. */
const LOOK_MS = 100;
const LOOK_WITHIN_MS = 2000;

/** `ports`: where there may be gateways, on this machine. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;
  const looks = ports.map((port) => setInterval(() => void look(port), LOOK_MS));
  await Promise.all(ports.map(look));

  async function look(port: number): Promise<void> {
    if (await isReady(port)) ready.add(port);
    else ready.delete(port);
  }

  const server = createServer((given, answer) => void handle(given, answer));
  async function handle(given: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(given).catch(() => null);
    if (body === null) return void answer.destroy();
    const chosen = [...ready][turn++ % Math.max(1, ready.size)];
    if (chosen === undefined) return void answer.writeHead(503).end('no gateway is ready');
    pass(chosen, given, body, answer);
  }

  function pass(port: number, given: IncomingMessage, body: Buffer, answer: ServerResponse): void {
    const { method, url: path, headers } = given;
    const passed = ask({ host: '127.0.0.1', port, method, path, headers, agent });
    passed.on('response', (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.on('error', () => answer.destroy());
      came.pipe(answer);
    });
    // Nobody waits for it any more.
    answer.on('close', () => {
      if (!answer.writableFinished) passed.destroy();
    });
    passed.on('error', (error) => {
      if (answer.headersSent) answer.destroy();
      else if (passed.reusedSocket && method === 'GET') pass(port, given, body, answer);
      else answer.writeHead(502).end(`${port}: ${error.message}`);
    });
    passed.end(body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => [...ready],
    async close() {
      for (const each of looks) clearInterval(each);
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const within = AbortSignal.timeout(LOOK_WITHIN_MS);
    const answer = await fetch(`http://127.0.0.1:${port}/api/gateway/health/ready`, { signal: within });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
