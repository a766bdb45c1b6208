/**
 * The program while whom it talks to is away, breaks off or hangs: the issuer by which people sign in, the server of mail, the language model,
 * the collector of traces. Whoever needs none of it notices nothing, whoever does is told, and all goes on by itself when they are back.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../support/free-port.ts';
import { type LanguageModelServer, startLanguageModelServer } from '../support/language-model-server.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { startWebServer, type WebServer } from '../support/web-server.ts';
import { type ClockFile, clockFile } from './clock-file.ts';
import { type LoopbackIssuer, startIssuer } from './loopback-issuer.ts';
import { Person, periodOfNow } from './person.ts';
import { buildProgram, type ProgramProcess, startProgram, untilReady } from './program-processes.ts';

const OPERATOR = 'operator-of-the-faults-0123456789ab';
const MINUTE = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-outside-'));
let issuer: LoopbackIssuer;
let mail: MailServer;
let toMail: TcpProxy;
let model: LanguageModelServer;
let toModel: TcpProxy;
let collector: WebServer;
let isCollecting = true;
let clock: ClockFile;
let ahead = 0;
let program: ProgramProcess;
let url: string;

beforeAll(async () => {
  [issuer, mail, model] = await Promise.all([startIssuer(), startMailServer(), startLanguageModelServer()]);
  toMail = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(mail.url).port) });
  toModel = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(model.baseUrl).port) });
  collector = await startWebServer((request, response) => {
    if (isCollecting) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    else request.socket.destroy();
  });
  clock = clockFile(folder);
  const built = await buildProgram();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  // A start does not wait for the issuer either.
  issuer.way.cut();
  program = startProgram(built, ['serve'], {
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    OPERATOR_TOKEN: OPERATOR,
    REGISTRATION: 'open',
    OIDC_ISSUER: issuer.url,
    OIDC_AUDIENCE: issuer.audience,
    SMTP_URL: `smtp://127.0.0.1:${toMail.port}`,
    MAIL_FROM: 'alerts@earshot.example',
    LLM_BASE_URL: `http://127.0.0.1:${toModel.port}/v1`,
    LLM_MODEL: 'tiny',
    LLM_IDLE_SECONDS: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
    ALERT_DELAY_SECONDS: '0',
    NODE_OPTIONS: clock.nodeOptions,
  });
  await untilReady(program, url);
  expect(await enter(await tokenOf('ada@test.invalid'))).toBe(502);
});
afterAll(async () => {
  program?.child.kill('SIGKILL');
  await program?.ended;
  await Promise.all([toMail?.close(), toModel?.close(), collector?.close(), issuer?.close()]);
  await Promise.all([mail?.close(), model?.close()]);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  for (const way of [issuer.way, toMail, toModel]) way.mend();
  isCollecting = true;
});
afterEach(() => {
  expect(program.child.exitCode, program.said()).toBeNull();
});

const ready = async () => (await fetch(`${url}/api/gateway/health/ready`)).status;

function later(minutes: number): void {
  ahead += minutes * MINUTE;
  clock.set(ahead);
}

const tokenOf = (email: string, kid?: string) => issuer.token(email, Date.now() + ahead, kid);

async function post(address: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/gateway${address}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

/** As a page does when the issuer has led back to it. Whoever is new gets an account. */
const enter = (token: string) => post('/auth/check', { access_token: token });

async function newPerson(): Promise<{ person: Person; email: string }> {
  const email = `${randomUUID()}@test.invalid`;
  const token = await tokenOf(email);
  expect(await enter(token)).toBe(200);
  return { person: Person.of(url, token), email };
}

const statusOf = async (person: Person) => (await person.tried('get_topic_ids')).status;
const given = z.object({ data: z.object({ token: z.string() }) });

test('an issuer: who is signed in goes on by the keys that it published last, for ten minutes, and programs by their tokens always', async () => {
  const { person } = await newPerson();
  const made = given.parse(await person.ask('POST', '/access-tokens', { name: 'Report', scopes: ['read'] }));
  const report = Person.of(url, made.data.token);
  issuer.way.cut();
  expect([await statusOf(person), await statusOf(report)]).toEqual([200, 200]);
  // Of a key that nobody here has seen, and of no key at all: only the issuer could say.
  expect(await enter(await tokenOf('ada@test.invalid', 'another'))).toBe(502);
  expect(await post('/auth/refresh', { refresh_token: 'of-the-issuer' })).toBe(502);
  later(5);
  expect([await statusOf(person), await statusOf(report)]).toEqual([200, 200]);
  later(6);
  expect(await person.tried('get_topic_ids')).toEqual({ status: 502, code: 'upstream' });
  expect([await statusOf(report), await ready()]).toEqual([200, 200]);
  issuer.way.mend();
  expect(await statusOf(person)).toBe(200);
  expect(await newPerson()).toBeDefined();
});

const listed = z.object({ data: z.array(z.object({ windowEnd: z.string() })) });
const attempt = z.object({
  id: z.string(),
  recipient: z.string(),
  state: z.string(),
  tries: z.number(),
  sendAt: z.string(),
  failureKind: z.string().nullable(),
});
const told = z.object({ data: z.object({ deliveries: z.array(attempt) }) });

/** Of the first window of an alert: how it was told, or not. */
async function delivery(person: Person, alert: string) {
  const { data: runs } = listed.parse(await person.ask('GET', `/alerts/${alert}/runs?limit=100`));
  const first = runs.at(-1);
  if (!first) return undefined;
  return told.parse(await person.ask('GET', `/alerts/${alert}/runs/${first.windowEnd}`)).data.deliveries[0];
}

test('a server of mail: nobody waits for it, what is to be sent says why it waits, and is sent once when it is back', async () => {
  const { person, email } = await newPerson();
  const alert = await person.createAlert(await person.createTopic('harbour', periodOfNow()), email);
  const soon = { timeout: 60_000, interval: 200 };
  const waits = { recipient: email, state: 'waiting', failureKind: 'unreachable' };
  toMail.cut();
  later(60);
  await expect.poll(() => delivery(person, alert), soon).toMatchObject({ ...waits, tries: 1 });
  const first = await delivery(person, alert);
  const sent = () => mail.received.filter(({ mail: { messageId } }) => messageId === `<${first?.id}@localhost>`);
  expect(await ready()).toBe(200);
  toMail.mend();
  toMail.cutAt('DATA');
  later(3);
  await expect.poll(async () => (await delivery(person, alert))?.sendAt, soon).not.toBe(first?.sendAt);
  expect(await delivery(person, alert)).toMatchObject({ ...waits, tries: 2 });
  expect(sent()).toEqual([]);
  toMail.mend();
  later(5);
  await expect.poll(() => delivery(person, alert), soon).toMatchObject({ state: 'sent', tries: 3, failureKind: null });
  expect(sent()).toHaveLength(1);
});

const TEXTS = [
  'The Star Ferry suspended its Wan Chai service on Monday after a generator fire at the pier injured 3 passengers.',
  'Passengers complained that no staff told them about the suspension until 9 in the morning.',
  'The operator apologised and promised full refunds for monthly tickets within 14 days.',
];
const summed = z.object({
  data: z.object({ by: z.string(), sentences: z.array(z.unknown()), lacks: z.object({ code: z.string() }).nullable() }),
});

test.each<[string, () => void]>([
  ['is cut off', () => toModel.cut()],
  ['hangs', () => toModel.hang()],
])('a language model that %s: people get sentences of the posts, and are told why; nobody else waits', async (_name, fail) => {
  const { person } = await newPerson();
  const posts = TEXTS.map((content) => ({ title: '', content }));
  const sum = async () => summed.parse(await person.ask('POST', '/feeds/summary', { language: 'en', posts })).data;
  fail();
  const asked = sum();
  expect([await statusOf(person), await ready()]).toEqual([200, 200]);
  expect(await asked).toMatchObject({ by: 'quotations', sentences: { length: 3 }, lacks: { code: 'upstream' } });
  toModel.mend();
  model.script({ say: { sentences: [{ text: TEXTS[1], posts: [2] }] } });
  expect(await sum()).toMatchObject({ by: 'model', lacks: null });
});

test('a collector of traces: nobody waits for it, and it is said once', async () => {
  const { person } = await newPerson();
  const said = () => program.said().match(/spans could not be sent/g)?.length ?? 0;
  const before = said();
  const asked = () => collector.requests.length;
  // Each look is a trace of its own.
  const seen = (count: () => number) =>
    expect.poll(
      async () => {
        expect(await statusOf(person)).toBe(200);
        return count();
      },
      { timeout: 60_000, interval: 300 },
    );
  isCollecting = false;
  await seen(said).toBe(before + 1);
  await seen(asked).toBeGreaterThan(asked() + 1);
  isCollecting = true;
  await seen(asked).toBeGreaterThan(asked());
  expect(said()).toBe(before + 1);
});
