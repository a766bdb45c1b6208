/**
 * A loopback server that speaks as much of the chat protocol as is asked here. It answers from a script, one step per
 * request, the last step again and again, and keeps what it was sent.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  [parameter: string]: unknown;
}

export type Step =
  /** The model says this; an object is said as JSON. */
  | { say: unknown; finish?: string }
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** The answer begins and never ends, or does not even begin. */
  | { hang: 'before' | 'within' }
  /** The body as it is, whatever it is. */
  | { raw: string };

export interface LanguageModelServer {
  baseUrl: string;
  requests: { body: ChatRequest; headers: IncomingHttpHeaders; path: string }[];
  /** The largest number of requests that were under way at once. */
  readonly atOnce: number;
  /** Replaces the script. A function is asked with each request. */
  script(...steps: (Step | ((request: ChatRequest) => Step))[]): void;
  close(): Promise<void>;
}

export async function startLanguageModelServer(): Promise<LanguageModelServer> {
  const requests: LanguageModelServer['requests'] = [];
  let steps: (Step | ((request: ChatRequest) => Step))[] = [{ say: {} }];
  let underWay = 0;
  let atOnce = 0;
  const server = createServer((request, response) => {
    underWay += 1;
    atOnce = Math.max(atOnce, underWay);
    response.once('close', () => {
      underWay -= 1;
    });
    void json(request).then((content) => {
      const body = content as ChatRequest;
      requests.push({ body, headers: request.headers, path: request.url ?? '' });
      const step = (steps.length > 1 ? steps.shift() : steps[0]) ?? { say: {} };
      perform(typeof step === 'function' ? step(body) : step, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    get atOnce() {
      return atOnce;
    },
    script(...given) {
      steps = given;
      requests.length = 0;
      atOnce = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function perform(step: Step, response: ServerResponse): void {
  if ('hang' in step) {
    if (step.hang === 'within') response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": [');
    return;
  }
  if ('raw' in step) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(step.raw);
    return;
  }
  if ('status' in step) {
    response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers }).end(JSON.stringify(step.body ?? {}));
    return;
  }
  const content = typeof step.say === 'string' ? step.say : JSON.stringify(step.say);
  const choices = [{ index: 0, finish_reason: step.finish ?? 'stop', message: { role: 'assistant', content } }];
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'chat.completion', choices }));
}
