/**
 * A loopback server that answers as LibreTranslate does, by its own source: the shapes, the limits and the errors. What it says of a text is
 * the test's; faults come from a script, one step per question to /translate, and then it works as ever.
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

export interface TranslateRequest {
  q: string | string[];
  source: string;
  target: string;
  format?: string;
  api_key?: string;
}

export type Fault =
  | { status: number; headers?: Record<string, string> }
  /** No answer, or one that breaks off. */
  | 'silence'
  | 'break'
  /** An answer that is none. */
  | { raw: string };

export interface LibreTranslateServer {
  baseUrl: string;
  requests: TranslateRequest[];
  /** How often it was asked for its languages. */
  readonly languageRequests: number;
  readonly atOnce: number;
  /** What it knows and says; what is not given is as at the beginning. Forgets what it was asked. */
  become(given?: Partial<Behaviour>): void;
  close(): Promise<void>;
}

interface Behaviour {
  languages: readonly { code: string; targets?: string[] }[];
  say(text: string, to: string): string;
  apiKey: string | null;
  charLimit: number;
  batchLimit: number;
  faults: Fault[];
}

const CODES = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'fr'];
const EVERYTHING: Behaviour = {
  languages: CODES.map((code) => ({ code, targets: CODES })),
  say: (text, to) => `${to}:${text}`,
  apiKey: null,
  charLimit: -1,
  batchLimit: -1,
  faults: [],
};

/** `port` 0: any. */
export async function startLibreTranslateServer(port = 0): Promise<LibreTranslateServer> {
  const requests: TranslateRequest[] = [];
  let behaviour = EVERYTHING;
  let faults: Fault[] = [];
  let [languageRequests, underWay, atOnce] = [0, 0, 0];

  const server = createServer((request, response) => {
    if (request.url === '/languages') {
      languageRequests += 1;
      send(
        response,
        200,
        behaviour.languages.map((one) => ({ name: one.code, ...one })),
      );
      return;
    }
    underWay += 1;
    atOnce = Math.max(atOnce, underWay);
    response.once('close', () => {
      underWay -= 1;
    });
    void json(request).then((content) => {
      const asked = content as TranslateRequest;
      requests.push(asked);
      const fault = faults.shift();
      if (fault === undefined) answer(response, asked, behaviour);
      else fail(response, fault);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    requests,
    get languageRequests() {
      return languageRequests;
    },
    get atOnce() {
      return atOnce;
    },
    become(given = {}) {
      behaviour = { ...EVERYTHING, ...given };
      faults = [...behaviour.faults];
      requests.length = 0;
      [languageRequests, atOnce] = [0, 0];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(response: ServerResponse, asked: TranslateRequest, behaviour: Behaviour): void {
  const refused = refusalOf(asked, behaviour);
  if (refused) {
    send(response, refused.status, { error: refused.error });
    return;
  }
  const isList = Array.isArray(asked.q);
  const said = textsOf(asked).map((text) => behaviour.say(text, asked.target));
  const detected = said.map(() => ({ confidence: 90, language: 'fr' }));
  send(response, 200, {
    translatedText: isList ? said : said[0],
    ...(asked.source === 'auto' && { detectedLanguage: isList ? detected : detected[0] }),
  });
}

/** In the order of `translate()` there: the key, the limits, the languages, the pair. */
function refusalOf(asked: TranslateRequest, behaviour: Behaviour): { status: number; error: string } | null {
  const { languages, apiKey, charLimit, batchLimit } = behaviour;
  const { api_key: key, source, target } = asked;
  const texts = textsOf(asked);
  const size = texts.join('').length;
  const from = languages.find(({ code }) => code === source);
  const bad = (error: string) => ({ status: 400, error });
  const tooLong = (given: number, limit: number) => bad(`Invalid request: request (${given}) exceeds text limit (${limit})`);
  if (apiKey !== null && key === undefined) return bad('Please contact the server operator to get an API key');
  if (apiKey !== null && key !== apiKey) return { status: 403, error: 'Invalid API key' };
  if (texts.every((text) => text === '')) return bad('Invalid request: missing q parameter');
  if (batchLimit !== -1 && texts.length > batchLimit) return tooLong(texts.length, batchLimit);
  if (charLimit !== -1 && size > charLimit) return tooLong(size, charLimit);
  if (source !== 'auto' && !from) return bad(`${source} is not supported`);
  if (!languages.some(({ code }) => code === target)) return bad(`${target} is not supported`);
  return from?.targets && !from.targets.includes(target) ? bad(`${target} is not available as a target language`) : null;
}

function textsOf({ q }: TranslateRequest): string[] {
  return Array.isArray(q) ? q : [q];
}

function fail(response: ServerResponse, fault: Fault): void {
  if (fault === 'silence') return;
  if (fault === 'break') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"translatedText":');
    response.destroy();
    return;
  }
  if ('raw' in fault) response.writeHead(200, { 'content-type': 'application/json' }).end(fault.raw);
  else send(response, fault.status, { error: 'Slowdown: sk-echo' }, fault.headers);
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
