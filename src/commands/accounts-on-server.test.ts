/** The commands for organisations, users and plans while a server runs on the data folder: they ask it, and nothing else opens the stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../tests/support/gateway.ts';
import { commandRunner, type RunCommand } from '../../tests/support/run-command.ts';
import { acquireLock, ensureOperatorToken } from '../stores/data-lock.ts';
import { insertModelCall } from '../stores/postgres/model-calls.ts';
import { orgCommand } from './org.ts';
import { planCommand } from './plan.ts';
import { userCommand } from './user.ts';

let gateway: TestGateway;
let dataDir: string;
let run: RunCommand;
let url: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'earshot-accounts-'));
  gateway = await openTestGateway({ operatorToken: await ensureOperatorToken(dataDir) });
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  await acquireLock(dataDir, { pid: process.pid, startedAt: '2026-03-10T12:00:00.000Z', url });
  run = commandRunner([orgCommand, userCommand, planCommand], { DATA_DIR: dataDir, DATABASE_URL: '', CLICKHOUSE_URL: '' });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const asJson = async (words: readonly string[], input?: string) => JSON.parse(await run([...words, '--json'], input));
const signIn = async (username: string, password: string) =>
  (await gateway.app.inject({ method: 'POST', url: '/api/gateway/auth/login', payload: { username, password } })).json();
const statusOf = async (token: string) => (await gateway.call(token, 'get_topic_ids', [])).statusCode;

test('an organisation is added, renamed and moved to another zone; each a second time changes nothing', async () => {
  const added = await asJson(['org', 'add', 'Terns & Co', '--timezone', '+0530']);
  expect(added).toEqual({
    change: 'added',
    fields: [],
    organisation: {
      id: expect.any(Number),
      name: 'Terns & Co',
      timezone: '+0530',
      registered: false,
      plan: 'Standard',
      planEndsAt: '2026-09-12T12:00:00.000Z',
      modelTokens: null,
    },
    alertsPlanned: 0,
  });
  const { id } = added.organisation;
  expect(await run(['org', 'add', 'Terns & Co'])).toBe(
    `The organisation Terns & Co is there already: id ${id}, +0530; nothing is changed.`,
  );
  const set = ['org', 'set', 'Terns & Co', '--name', 'Terns', '--timezone', 'Asia/Hong_Kong'];
  expect(await run(set)).toBe(
    `The organisation ${id} is Terns, in Asia/Hong_Kong, from now on. 0 alerts have another next window. Open pages show the new days when they are loaded again; periods of topics stay as they are.`,
  );
  const again = ['org', 'set', String(id), '--name', 'Terns', '--timezone', 'Asia/Hong_Kong'];
  expect(await run(again)).toBe(`The organisation ${id} is Terns, in Asia/Hong_Kong already; nothing is changed.`);
  expect(await asJson(again)).toMatchObject({ change: 'none', fields: [] });
  const tokens = { perDay: 1_000_000, used: 0 };
  const listed = { ...added.organisation, name: 'Terns', timezone: 'Asia/Hong_Kong', tokens };
  expect(await asJson(['org', 'list'])).toContainEqual(listed);
});

test('an organisation is given tokens of the language model, none, and as many as all; and how many it has used today is told', async () => {
  const { organisation } = await asJson(['org', 'add', 'Skuas']);
  const { environment } = gateway.stores;
  const texts = { posts: [], about: [], instructions: '', material: '' };
  const call = { purpose: 'summary', model: 'tiny', outcome: 'answered', tokensIn: 300, tokensOut: 45, ...texts } as const;
  const of = { organisationId: organisation.id, userId: null };
  for (const day of ['2026-03-09', '2026-03-10'])
    await insertModelCall(environment.postgres, { ...call, ...of, at: environment.now(), day });
  const set = (tokens: string) => ['org', 'set', 'Skuas', '--model-tokens', tokens];
  expect(await run(set('5000'))).toContain('Skuas, in +0000, with 5000 tokens of the language model a day, from now on.');
  expect(await run(['org', 'list'])).toMatch(/Skuas .* 5000 +345$/m);
  expect(await run(['plan', 'show', 'Skuas'])).toMatch(/^tokens of the language model, today +5000 +345$/m);
  expect(await asJson(['plan', 'show', 'Skuas'])).toMatchObject({ tokens: { perDay: 5000, used: 345 } });
  expect(await asJson(set('5000'))).toMatchObject({ change: 'none' });
  expect(await asJson(set('0'))).toMatchObject({ fields: ['modelTokens'], organisation: { modelTokens: 0 } });
  expect(await run(set('default'))).toContain(
    'with as many tokens of the language model a day as LLM_TOKENS_PER_DAY says, from now on.',
  );
  await run(set('1'));
  expect(await asJson(set('default'))).toMatchObject({ fields: ['modelTokens'], organisation: { modelTokens: null } });
});

test('a user is added, changed and removed; each a second time changes nothing', async () => {
  await run(['org', 'add', 'Gulls']);
  const add = ['user', 'add', 'ada@gulls.example', '--org', 'Gulls', '--name', 'Ada', '--password-stdin'];
  expect(await run(add, 'of her own\n')).toBe('Added ada@gulls.example to the organisation Gulls.');
  expect(await run(add, 'another one\n')).toBe('ada@gulls.example is there already; nothing is changed.');
  const { access_token: token, refresh_token: refresh } = await signIn('ada@gulls.example', 'of her own');
  expect(await statusOf(token)).toBe(200);

  const name = ['user', 'set', 'ADA@gulls.example', '--name', 'Ada L.'];
  expect(await run(name)).toBe('ada@gulls.example is called Ada L..');
  expect(await run(name)).toBe('ada@gulls.example is so already; nothing is changed.');
  const disable = ['user', 'set', 'ada@gulls.example', '--disabled'];
  expect(await run(disable)).toBe('ada@gulls.example may not sign in any more and is signed out.');
  expect(await asJson(disable)).toMatchObject({ change: 'none', fields: [], user: { disabled: true } });
  expect(await statusOf(token)).toBe(401);
  expect(await signIn('ada@gulls.example', 'of her own')).toEqual({ detail: 'USER_NOT_EXISTED' });
  expect(await signIn('ada@gulls.example', 'made up')).toEqual({ detail: 'PASSWORD_INCORRECT' });
  const renew = { method: 'POST', url: '/api/gateway/auth/refresh', payload: { refresh_token: refresh } } as const;
  expect((await gateway.app.inject(renew)).json()).toEqual({ detail: 'TOKEN_EXPIRED' });

  expect(await run(['user', 'set', 'ada@gulls.example', '--enabled'])).toBe('ada@gulls.example may sign in again.');
  expect(await signIn('ada@gulls.example', 'of her own')).toHaveProperty('access_token');
  const password = ['user', 'set', 'ada@gulls.example', '--password-stdin'];
  expect(await asJson(password, 'ferries at night')).toMatchObject({ change: 'changed', fields: ['password'] });
  expect(await asJson(password, 'ferries at night')).toMatchObject({ change: 'none', fields: [] });
  expect(await signIn('ada@gulls.example', 'of her own')).toEqual({ detail: 'PASSWORD_INCORRECT' });

  const remove = ['user', 'remove', 'ada@gulls.example'];
  expect(await run(remove)).toBe('Removed ada@gulls.example from the organisation Gulls. What they made for it stays.');
  expect(await run(remove)).toBe('There is no user ada@gulls.example; nothing is changed.');
  expect(await asJson(remove)).toEqual({ change: 'none', fields: [], user: null, views: 0, sharedViews: 0, alerts: 0 });
  expect(await signIn('ada@gulls.example', 'ferries at night')).toEqual({ detail: 'PASSWORD_INCORRECT' });
});

test('a plan changes in what is given, and says what of it is used', async () => {
  const { organisation } = await asJson(['org', 'add', 'Plovers', '--timezone', '+0800']);
  const set = [
    'plan',
    'set',
    'Plovers',
    '--plan',
    'Small',
    '--starts',
    '2026-01-01',
    '--ends',
    '2026-12-31',
    '--topics',
    '3',
    '--sessions',
    '2',
  ];
  expect(await asJson(set)).toMatchObject({
    change: 'changed',
    fields: ['plan', 'maxTopics', 'maxSessions', 'startsAt', 'endsAt'],
    organisation: { id: organisation.id, name: 'Plovers', timezone: '+0800' },
    plan: {
      plan: 'Small',
      startsAt: '2025-12-31T16:00:00.000Z',
      endsAt: '2026-12-31T16:00:00.000Z',
      maxTopics: 3,
      maxKeywords: 200,
      maxSessions: 2,
    },
    expired: false,
    use: { maxTopics: 0, maxKeywords: 0, maxKeywordsExclusion: 0, maxAlerts: 0, maxDays: 0 },
    over: [],
  });
  expect(await asJson(set)).toMatchObject({ change: 'none', fields: [] });
  expect(await run(['plan', 'set', 'Plovers', '--ends', '2026-02-01T00:00:00Z'])).toContain(
    `Plovers (${organisation.id}, +0800): Small, from 2025-12-31 16:00 to 2026-02-01 00:00 UTC, which is over`,
  );
  expect(await asJson(['plan', 'show', String(organisation.id)])).toMatchObject({ expired: true });
  expect(await run(['plan', 'list'])).toMatch(
    /Plovers +Small +2025-12-31 16:00 +2026-02-01 00:00 \(over\) +3 +200 +100 +50 +2 +366/,
  );
});

test.each<[string, string[], string]>([
  ['an organisation that is not there', ['org', 'set', 'Nobody', '--name', 'N'], 'no such organisation Nobody'],
  ['nothing to change', ['org', 'set', 'Nobody'], 'Say what to change'],
  ['a name that another has', ['org', 'set', 'Stints', '--name', 'Knots'], 'is named Knots already'],
  ['no name', ['org', 'add', ' '], 'A name has 1 to 200 characters.'],
  ['no zone', ['org', 'set', 'Stints', '--timezone', 'Nowhere'], 'Give an offset'],
  ['no address', ['user', 'remove', 'carol'], 'That is no e-mail address.'],
  ['a short password', ['user', 'set', 'carol@stints.example', '--password-stdin'], 'A password has at least 6 characters'],
  ['nobody to change', ['user', 'set', 'carol@stints.example', '--disabled'], 'no such user carol@stints.example'],
  ['both at once', ['user', 'set', 'carol@stints.example', '--disabled', '--enabled'], 'cannot be used with'],
  ['a limit in words', ['plan', 'set', 'Stints', '--topics', 'many'], 'A limit is a whole number from 0 to 1000000.'],
  ['a limit below nothing', ['plan', 'set', 'Stints', '--days=-1'], 'A limit is a whole number'],
  ['a day that is none', ['plan', 'set', 'Stints', '--ends', '2026-02-30'], '--ends is a day such as'],
  ['an end before the beginning', ['plan', 'set', 'Stints', '--ends', '2020-01-01'], 'a plan must begin before it ends'],
  ['no limit to change', ['plan', 'set', 'Stints'], 'Say what to change'],
])('%s is refused in a sentence, and nothing is printed', async (_what, words, message) => {
  await run(['org', 'add', 'Stints']);
  await run(['org', 'add', 'Knots']);
  await expect(run(words, 'short')).rejects.toThrow(message);
});
