/** Nothing secret is in the log: whatever shape it has, and whatever goes wrong. Everything is logged, and the log is read to its end. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  OPERATOR_TOKEN,
  openBrowser,
  openTestGateway,
  PASSWORD,
  PUBLIC_URL,
  type TestGateway,
} from '../../tests/support/gateway.ts';
import { openTestStores, type TestStores } from '../../tests/support/stores.ts';
import { readConfig } from '../config.ts';
import { openSmtpSender } from '../outside/mail/smtp-sender.ts';
import { makeAccessToken } from '../services/accounts/access-token.ts';
import { addSource } from '../services/sources/add-source.ts';
import { collectSource } from '../services/sources/collect-source.ts';
import { sendAll } from '../workers/send.ts';
import { createProgramLog, secretsOf } from './program-log.ts';

const CONFIGURED = {
  X_BEARER_TOKEN: 'AAAA-key-of-x',
  YOUTUBE_API_KEY: 'AAAA-key-of-youtube',
  META_ACCESS_TOKEN: 'AAAA-key-of-meta',
  META_APP_SECRET: 'AAAA-secret-of-meta',
  GOOGLE_SEARCH_KEY: 'AAAA-key-of-google',
  BRAVE_SEARCH_KEY: 'AAAA-key-of-brave',
  GOOGLE_SEARCH_ENGINE: 'engine',
  LLM_BASE_URL: 'http://127.0.0.1:1/v1',
  LLM_MODEL: 'tiny',
  LLM_API_KEY: 'AAAA-key-of-model',
  DATABASE_URL: 'postgres://earshot:p%40ss-of-postgres@127.0.0.1/x',
  CLICKHOUSE_URL: 'http://earshot:pass-of-clickhouse@127.0.0.1:1',
  SMTP_URL: 'smtp://mailer:pass%2Dof%2Dmail@127.0.0.1:1',
  MAIL_FROM: 'a@b.example',
  DEMO_PASSWORD: 'pass-of-demo "quoted"',
  METRICS_TOKEN: 'AAAA-token-of-metrics',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
  OTEL_EXPORTER_OTLP_HEADERS: 'api-key=AAAA-key%20of-traces',
};
const config = readConfig(CONFIGURED);
const VALUES = secretsOf(config);

function openLog(secrets: readonly string[] = VALUES) {
  const lines: string[] = [];
  const made = createProgramLog('debug', secrets, { write: (line: string) => void lines.push(line) });
  return { ...made, lines };
}

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl-x_y';
const MADE = makeAccessToken().token;
const LINK = `3f0b6f52-58a1-4d8e-9f35-0a4f9f3b1f6e.${'A'.repeat(43)}`;

describe('a line', () => {
  test.each([
    ['a bearer token', `Bearer ${OPERATOR_TOKEN}`, OPERATOR_TOKEN],
    ['a name and password', 'Authorization: Basic YWRhOnNlY3JldA==', 'YWRhOnNlY3JldA'],
    ['an access token', `the token ${JWT} is over`, JWT],
    ['an access token of a program', `no such token: ${MADE}`, MADE.slice(16)],
    ['one in an address', `/api/gateway/topics?earshot=${MADE}&x=1`, MADE.slice(16)],
    ['the address of a download', `/api/gateway/downloads/posts.csv?token=${JWT}`, 'eyJzdWIi'],
    ['a link in a mail', `http://localhost/users/reset#${LINK}`, LINK],
    ['a link to unsubscribe', `/api/gateway/unsubscribe/ab.${'b'.repeat(43)}/again`, 'b'.repeat(43)],
    ['a webhook', '/api/gateway/hooks/0123456789abcdefABCDEF', '0123456789abcdefABCDEF'],
    ['a name and password of an address', 'cannot reach postgres://ada:very-secret@db.example/x', 'very-secret'],
    ['a key in an address', 'https://api.example/search?q=tea&key=sesame-open&x=1', 'sesame-open'],
    ['a proof', 'https://graph.example/me?access_token=sesame-open', 'sesame-open'],
    ['a code of a sign-in', '/login/callback?code=sesame-open&state=s', 'sesame-open'],
    ['a cookie', 'cookie: earshot_session=sesame-open; earshot_session.sig=sesame-shut', 'sesame-'],
    ['a hash of a password', 'scrypt$131072$8$1$c2FsdA$aGFzaC1oYXNo', 'aGFzaC1oYXNo'],
  ])('shows no %s, in a message, a field or an error', (_name, text, secret) => {
    const { log, lines } = openLog();
    log.info({}, text);
    log.warn({ url: text, nested: { deep: [text] } }, 'field');
    log.error({ err: new Error(text, { cause: new Error(text) }) }, 'error');
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toContain(secret);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ msg: expect.any(String) });
  });

  test.each(VALUES)('shows nothing of the configuration: %s', (secret) => {
    const { log, lines } = openLog();
    log.info({ given: secret, [secret]: 1 }, `refused: ${secret}`);
    log.error({ err: new Error(secret) }, 'error');
    expect(lines.join('')).not.toContain(JSON.stringify(secret).slice(1, -1));
  });

  const addressed = (password: string) => secretsOf(readConfig({ DATABASE_URL: `postgres://earshot:${password}@db.example/x` }));

  test.each([
    ['a word', 'postgres', 'at src/stores/postgres/client.ts'],
    ['the name of the program', 'earshot', 'cannot reach earshot at earshot.example'],
    ['a number', '123456', 'since 123456 s, and 91234567'],
    ['a part of others', 'a1b2c3', 'job 7a1b2c3d of a1b2c3d4'],
  ])('leaves a line as it is where the password of a store is %s', (_name, password, text) => {
    const { log, lines } = openLog(addressed(password));
    log.info({ n: 91234567, m: 123456, text }, text);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ n: 91234567, m: 123456, text, msg: text });
    log.info({}, `refused by ada:${password}@db.example`);
    expect(lines[1]).toContain('refused by ada:[redacted]@db.example');
  });

  test.each([
    ['whose first letter follows a line break', 'n-12345-x', 'one\nn-12345-x\n-12345-x'],
    ['with quotes and backslashes', 'a"b\\c"d', 'it was a"b\\c"d.'],
    ['with signs of expressions', '(a|b)+[c]$', 'it was (a|b)+[c]$, again'],
  ])('is JSON where the password of a store is one %s', (_name, password, text) => {
    const { log, lines } = openLog([password]);
    log.info({ text, nested: { text } }, text);
    const safe = text.replace(password, '[redacted]');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ text: safe, nested: { text: safe }, msg: safe });
  });

  test('shows nothing that is to be hidden from now on, as the operator’s token', () => {
    const { log, lines, hide } = openLog([]);
    log.info({}, `token ${OPERATOR_TOKEN}`);
    hide(OPERATOR_TOKEN);
    log.info({ url: `https://a.example/?next=%3D${OPERATOR_TOKEN}` }, `token ${OPERATOR_TOKEN}`);
    expect(lines.map((line) => line.includes(OPERATOR_TOKEN))).toEqual([true, false]);
  });

  test('shows what is no secret', () => {
    const { log, lines } = openLog();
    log.info(
      { topicId: 12, url: '/api/gateway/topics/12?skip=5', id: '3f0b6f52-58a1-4d8e-9f35-0a4f9f3b1f6e' },
      'a topic, in 3.25 s',
    );
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      topicId: 12,
      url: '/api/gateway/topics/12?skip=5',
      id: '3f0b6f52-58a1-4d8e-9f35-0a4f9f3b1f6e',
      msg: 'a topic, in 3.25 s',
    });
  });
});

describe('whatever goes wrong', () => {
  const { log, lines } = openLog();
  let stores: TestStores;
  let gateway: TestGateway;
  beforeAll(async () => {
    stores = await openTestStores();
    stores.environment.log = log;
    stores.environment.apiKeys = config.apiKeys;
    stores.environment.mail = openSmtpSender({ url: CONFIGURED.SMTP_URL, from: config.mail.from, dkim: null });
    gateway = await openTestGateway({ registration: 'open' }, { stores });
  });
  afterAll(async () => {
    await stores.environment.mail.close();
    await gateway.close();
    await stores.close();
  });

  test('with sign-ins, tokens, links, keys of sources and stores that fail', async () => {
    const { app, email } = gateway;
    const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: `/api/gateway${path}`, payload, headers });
    const { access_token, refresh_token } = (await post('/auth/login', { username: email, password: PASSWORD })).json();
    await post('/auth/login', { username: email, password: 'a wrong guess' });
    const renewed = (await post('/auth/refresh', { refresh_token })).json();
    await post('/auth/refresh', { refresh_token: 'a made-up refresh token' });
    await post('/auth/forgot', { email, language: 'en' });
    await sendAll(stores.environment);

    // Doors that tell all they know.
    let told = '';
    stores.environment.fetchWeb = async (request) => {
      told += JSON.stringify(request);
      throw new Error(`cannot reach ${JSON.stringify(request)}`);
    };
    const never = new AbortController().signal;
    const source = { address: 'https://www.facebook.com/harbour', kind: 'facebook-page', mediaType: 'facebook' };
    const { id: sourceId } = await addSource(stores.environment, 'operator', source);
    const asked = await collectSource(stores.environment, { sourceId }, never).catch((error: unknown) => error);
    expect(told).toContain(CONFIGURED.META_ACCESS_TOKEN);
    log.error({ err: asked }, 'a source was asked');
    await post('/query/google', {});

    const headers = { authorization: `Bearer ${access_token}`, cookie: 'earshot_session=cookie-of-ada' };
    const { postgres } = stores.environment;
    await postgres.execute(sql`alter table users rename to users_gone`);
    await postgres.execute(sql`alter table oidc_payloads rename to oidc_payloads_gone`);
    const failed = [
      await post('/auth/login', { username: email, password: PASSWORD }),
      await post('/auth/refresh', { refresh_token: renewed.refresh_token }),
      await post('/auth/reset', { token: LINK, password: 'a new password', language: 'en' }),
      await post('/auth/password', { current: PASSWORD, password: 'a new password', language: 'en' }, headers),
      await post('/call', { name: 'get_topics', arguments: [0] }, headers),
      await post('/demo/add', { email }, operator),
      await openBrowser(app).request({
        url: `/oidc/auth?client_id=earshot-web&response_type=code&scope=openid&redirect_uri=${PUBLIC_URL}/login`,
      }),
    ];
    await postgres.execute(sql`alter table users_gone rename to users`);
    await postgres.execute(sql`alter table oidc_payloads_gone rename to oidc_payloads`);
    expect(failed.filter(({ statusCode }) => statusCode >= 500).length).toBeGreaterThan(3);

    const written = lines.join('');
    // Each request has its line among them.
    expect(written).toContain('"route":"/api/gateway/auth/login"');
    expect(written).toContain('"route":"/api/gateway/auth/reset"');
    const secrets = [
      PASSWORD,
      'a wrong guess',
      'a new password',
      'a made-up refresh token',
      'cookie-of-ada',
      OPERATOR_TOKEN,
      LINK,
    ];
    for (const secret of [...secrets, access_token, refresh_token, renewed.access_token, renewed.refresh_token, ...VALUES])
      expect(written).not.toContain(secret);
    expect(written).not.toMatch(/eyJ[\w-]+\.|scrypt\$/);
  });
});
