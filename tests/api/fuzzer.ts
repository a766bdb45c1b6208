/** Makes the calls: of each operation a good one, one made from its schema, and hostile ones, and keeps what is wrong with the answers. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ApiDocument } from '../../src/gateway/reference/document.ts';
import { SourceFailure } from '../../src/outside/connectors/source-failure.ts';
import { filled, isKind } from '../access/places.ts';
import type { Call, Row } from '../access/row.ts';
import { TABLE } from '../access/table.ts';
import { createTenant, type Tenant } from '../access/tenant.ts';
import { OPERATOR_TOKEN, type TestGateway } from '../support/gateway.ts';
import type { Judge, Operation } from './answers.ts';
import { hostile, pick, type Random, type Sent } from './hostile.ts';
import { madeCall } from './made-values.ts';

export interface Fuzzer {
  /** An organisation of its own for a run: calls of the one before have spoilt its things. */
  begin(run: number): Promise<void>;
  /** `name`: of a function of `POST /call`. */
  tryOne(operation: Operation, name?: string): Promise<void>;
  /** Of a function, with arguments made from its schema: last of all, since what the others need may go. */
  tryMade(operation: Operation, name: string): Promise<void>;
  health(): Promise<void>;
  tally(): Tally;
}

export interface Tally {
  requests: number;
  byStatus: Record<string, number>;
  /** Routes of which a call was taken. */
  good: string[];
  complaints: string[];
}

interface Around {
  gateway: TestGateway;
  document: ApiDocument;
  judge: Judge;
  random: Random;
}

/** Longer than anything takes on a busy machine: what has not answered by then hangs. */
const HANGS_MS = 100_000;
const HOSTILE_EACH = 2;

export function createFuzzer({ gateway, document, judge, random }: Around): Fuzzer {
  const { app, stores } = gateway;
  const good = new Set<string>();
  const complaints = new Set<string>();
  const byStatus: Record<string, number> = {};
  let tenant: Tenant;
  let requests = 0;

  stores.environment.fetchWeb = async ({ url }) => {
    throw new SourceFailure('unreachable', `${url} does not answer`);
  };
  const mail = { from: 'a@example.org', subject: 'Late', html: null, text: null, images: [] };
  stores.environment.mail.kept = { read: async () => mail, placeOf: (id) => id, tidy: async () => undefined };

  function wordOf(word: string, isNew: boolean): Promise<string> | string {
    if (isKind(word)) return isNew ? tenant.make(word) : tenant.ids[word];
    return word === 'text' ? `text${requests}` : (tenant.named[word] ?? word);
  }

  /** null: by nobody. What goes on until its token ends does so at once. */
  async function tokenOf(role: Row['access'], isStream: boolean): Promise<string | null> {
    if (role === 'operator') return OPERATOR_TOKEN;
    if (role === 'public') return null;
    const past = Math.floor(stores.clock.now.getTime() / 1000) - 30;
    return gateway.tokenFor(tenant.actor, isStream ? { exp: past } : {});
  }

  async function send(operation: Operation, sent: Sent, role: Row['access'], name?: string): Promise<number> {
    requests += 1;
    const token = await tokenOf(role, 'text/event-stream' in contentOf(operation));
    const answer = await beforeItHangs(app.inject(requestOf(operation, sent, token, name)));
    const wrong = answer === 'hangs' ? answer : judge.judge(operation, answer, name);
    const status = answer === 'hangs' ? 0 : answer.statusCode;
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    if (wrong !== null)
      complaints.add(`${operation.route} ${name ?? ''} by ${role}: ${wrong} — ${JSON.stringify(sent).slice(0, 400)}`);
    return status;
  }

  const making = () => ({ document, random, ids: Object.values(tenant.ids) });

  return {
    async begin(run) {
      tenant = await createTenant(gateway, `mark${run}x`);
    },
    async tryOne(operation, name) {
      const row = pick([TABLE[name === undefined ? operation.route : `call ${name}`] ?? []].flat() as Row[], random);
      const { access } = row;
      const call: Call = await filled(row, (word, _, isNew) => wordOf(word, isNew));
      if (row.own === undefined || row.own === 200 || name !== undefined) {
        const status = await send(operation, call, access, name);
        if (status < 300) good.add(operation.route);
      } else good.add(operation.route);
      if (name === undefined && !isCall(operation)) await send(operation, madeCall(operation, making()), access);
      for (let time = 0; time < HOSTILE_EACH; time += 1) await send(operation, hostile(call, random), access, name);
      await send(operation, hostile(call, random), pick(['public', 'user', 'operator'], random), name);
    },
    async tryMade(operation, name) {
      const [row] = [TABLE[`call ${name}`] ?? []].flat() as Row[];
      await send(operation, madeCall(operation, making(), name), row?.access ?? 'user', name);
    },
    async health() {
      const { statusCode } = await app.inject('/api/gateway/health/ready');
      if (statusCode !== 200) complaints.add(`the server is not well: ${statusCode}`);
    },
    tally: () => ({ requests, byStatus, good: [...good], complaints: [...complaints] }),
  };
}

/** `POST /call`, whose made calls come last. */
export function isCall({ route }: Operation): boolean {
  return route.endsWith('/call');
}

function contentOf({ object }: Operation): object {
  return (object.responses['200']?.['content'] ?? {}) as object;
}

function requestOf(
  { route }: Operation,
  { path = {}, query, body, args, type, raw, headers }: Sent,
  token: string | null,
  name?: string,
): InjectOptions {
  const [method = '', address = ''] = route.split(' ');
  const url = address.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(wellFormed(path[key] ?? '')));
  const whole = name !== undefined && args !== undefined ? { ...(body as object), name, arguments: args } : body;
  const payload = raw ?? (typeof whole === 'string' || whole === undefined ? whole : JSON.stringify(whole));
  const contentType = type ?? (payload === undefined ? undefined : 'application/json');
  return {
    method: method as 'GET',
    url: query ? `${url}?${new URLSearchParams(query).toString()}` : url,
    ...(payload !== undefined && method !== 'GET' && { payload }),
    headers: {
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  };
}

/** Half of a pair cannot be written in an address. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}

async function beforeItHangs(asked: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse | 'hangs'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(() => resolve('hangs'), HANGS_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
