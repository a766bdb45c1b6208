/**
 * A loopback server that speaks as much of the chat protocol as is asked here, in pieces where it is asked for a stream.
 * It answers from a script, one step per request, the last step again and again, and keeps what it was sent.
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
  | { say: unknown; finish?: string; usage?: { prompt_tokens: number; completion_tokens: number } }
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** The answer begins and never ends, or does not even begin. */
  | { hang: 'before' | 'within' }
  /** The body as it is, whatever it is. */
  | { raw: string }
  /** A stream as it is, which then ends well, breaks off, hangs, or goes on with signs of life that say nothing. */
  | { stream: string; after: 'end' | 'cut' | 'hang' | 'drip' };

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
      perform(typeof step === 'function' ? step(body) : step, body, response);
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

const EVENTS = { 'content-type': 'text/event-stream; charset=utf-8' };
const DRIP_MS = 5;

function perform(step: Step, { stream }: ChatRequest, response: ServerResponse): void {
  if ('hang' in step) {
    if (step.hang === 'within') response.writeHead(200, EVENTS).write(eventOf({ choices: [{ delta: { content: '{"' } }] }));
    return;
  }
  if ('stream' in step) {
    response.writeHead(200, EVENTS).write(step.stream, () => goOn(step.after, response));
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
  if (stream) {
    response.writeHead(200, EVENTS).end(spokenStream(content, step));
    return;
  }
  const choices = [{ index: 0, finish_reason: step.finish ?? 'stop', message: { role: 'assistant', content } }];
  const body = { object: 'chat.completion', choices, usage: step.usage };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function goOn(after: 'end' | 'cut' | 'hang' | 'drip', response: ServerResponse): void {
  if (after === 'end') response.end();
  if (after === 'cut') response.destroy();
  if (after !== 'drip') return;
  const drip = setInterval(() => response.write(': still here\n\n'), DRIP_MS);
  response.once('close', () => clearInterval(drip));
}

/** An answer in pieces of a few letters, as endpoints send it. */
export function spokenStream(content: string, { finish = 'stop', usage }: { finish?: string; usage?: object } = {}): string {
  const pieces = content.match(/.{1,7}/gsu) ?? [];
  const events = [
    { choices: [{ index: 0, delta: { role: 'assistant' }, finish_reason: null }] },
    ...pieces.map((piece) => ({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] })),
    { choices: [{ index: 0, delta: {}, finish_reason: finish }] },
    ...(usage ? [{ choices: [], usage }] : []),
  ];
  return `${events.map(eventOf).join('')}data: [DONE]\n\n`;
}

export function eventOf(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}
