/** What is written down of acts that bear on security: each once, by whom, from where, and no secret in it. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import {
  OPERATOR_TOKEN,
  openBrowser,
  openTestGateway,
  PASSWORD,
  PUBLIC_URL,
  proofKey,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { AuditEvent } from '../../contract/audit.ts';
import { findActorByEmail } from '../../services/accounts/find-actor.ts';
import { recordAct } from '../../services/audit/record-act.ts';
import type { Actor } from '../../services/environment.ts';
import { auditEvents } from '../../stores/postgres/audit-events.ts';
import { oidcPayloads } from '../../stores/postgres/oidc-payloads.ts';
import { runAll } from '../../workers/runner.ts';
import { tidy } from '../../workers/tidy.ts';

const API = '/api/gateway';
const DEVICE = { 'x-device-id': 'a1b2c3d4' };

let gateway: TestGateway;
let ada: Actor;
beforeAll(async () => {
  gateway = await openTestGateway({ registration: 'open' });
  const found = await findActorByEmail(gateway.stores.environment, gateway.email);
  if (!found) throw new Error('nobody');
  ada = found;
});
afterAll(() => gateway.close());

const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };

async function listed(asked: object = {}): Promise<AuditEvent[]> {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: `${API}/operator/audit/list`,
    headers: operator,
    payload: asked,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

/** What was written down meanwhile, oldest first. */
async function during(work: () => Promise<unknown>): Promise<AuditEvent[]> {
  const before = (await listed({ most: 1 }))[0]?.id ?? 0;
  await work();
  return (await listed({ most: 100 })).filter(({ id }) => id > before).reverse();
}

const brief = (events: readonly AuditEvent[]) =>
  events.map(({ act, outcome, userId, address, deviceId }) => [act, outcome, userId, address, deviceId]);

const login = (username: string, password: string) =>
  gateway.app.inject({ method: 'POST', url: `${API}/auth/login`, payload: { username, password }, headers: DEVICE });

test('signing in, failing to, and signing out', async () => {
  const events = await during(async () => {
    const { refresh_token } = (await login(gateway.email, PASSWORD)).json();
    await gateway.app.inject({ method: 'POST', url: `${API}/auth/logout`, payload: { refresh_token } });
    await login(gateway.email, 'wrong');
    await login('hunter2@typed.into.the.wrong.field', 'wrong');
  });
  expect(brief(events)).toEqual([
    ['sign_in', 'done', ada.userId, '127.0.0.1', 'a1b2c3d4'],
    ['sign_out', 'done', ada.userId, null, null],
    ['sign_in_failed', 'refused', ada.userId, '127.0.0.1', 'a1b2c3d4'],
    ['sign_in_failed', 'refused', null, '127.0.0.1', 'a1b2c3d4'],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/hunter2|wrong/);
});

test('a sign-in that cannot be written down gives no tokens: those that were made are revoked', async () => {
  const { postgres } = gateway.stores.environment;
  const left = () => postgres.select().from(oidcPayloads).where(eq(oidcPayloads.model, 'RefreshToken'));
  const before = await left();
  await postgres.execute(sql`alter table audit_events rename to audit_events_gone`);
  const failed = await login(gateway.email, PASSWORD);
  await postgres.execute(sql`alter table audit_events_gone rename to audit_events`);
  expect(failed.statusCode).toBe(500);
  expect(await left()).toEqual(before);
});

test('signing in and out at the provider', async () => {
  const browser = openBrowser(gateway.app);
  const { verifier, challenge } = proofKey();
  const query = new URLSearchParams({
    client_id: 'earshot-web',
    response_type: 'code',
    redirect_uri: `${PUBLIC_URL}/login/callback`,
    scope: 'openid profile email',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const signOuts = async () => (await listed({ act: 'sign_out' })).length;
  const before = await signOuts();
  const events = await during(async () => {
    const form = await browser.follow(`/oidc/auth?${query.toString()}`, '/login');
    const url = `/oidc/interaction/${form.searchParams.get('interaction')}`;
    await browser.request({ method: 'POST', url, payload: { username: gateway.email, password: 'wrong' } });
    const { returnTo } = (
      await browser.request({ method: 'POST', url, payload: { username: gateway.email, password: PASSWORD } })
    ).json();
    const code = (await browser.follow(returnTo, '/login/callback')).searchParams.get('code') ?? '';
    const asked = { client_id: 'earshot-web', grant_type: 'authorization_code', redirect_uri: `${PUBLIC_URL}/login/callback` };
    const payload = new URLSearchParams({ ...asked, code, code_verifier: verifier }).toString();
    const headers = { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded' };
    const tokens = (await gateway.app.inject({ method: 'POST', url: '/oidc/token', headers, payload })).json();
    await browser.follow(
      `/oidc/session/end?id_token_hint=${tokens.id_token}&post_logout_redirect_uri=${PUBLIC_URL}/login`,
      '/login',
    );
    // The provider tells of it, and does not wait until it is written.
    await vi.waitFor(async () => expect(await signOuts()).toBe(before + 1), 10_000);
  });
  expect(brief(events)).toEqual([
    ['sign_in_failed', 'refused', ada.userId, '127.0.0.1', null],
    ['sign_in', 'done', ada.userId, '127.0.0.1', null],
    ['sign_out', 'done', ada.userId, '127.0.0.1', null],
  ]);
});

test('what people do with topics, alerts and files, from where', async () => {
  const headers = { authorization: `Bearer ${await gateway.tokenFor(ada)}`, ...DEVICE };
  const ask = async (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, payload?: object) =>
    (await gateway.app.inject({ method, url: API + path, headers, ...(payload && { payload }) })).json();
  const call = (name: string, values: unknown[]) => ask('POST', '/call', { name, arguments: values });
  const draft = topicDraft({ name: 'A secret topic' });
  const values = ['name', 'startsAt', 'endsAt', 'mediaTypes', 'keywordInputMode', 'inclusion', 'exclusion'].map(
    (field) => (draft as Record<string, unknown>)[field] ?? null,
  );
  const events = await during(async () => {
    const { id } = await call('create_topic', values);
    await runAll(gateway.stores.environment, gateway.stores.clock.now);
    await call('update_topic', [id, ...values]);
    const alert = (await ask('POST', '/multi-topic-alerts', alertDraft({ topics: [id], emails: [gateway.email] }))).data;
    await call('enable_alert', [alert.id, false]);
    await ask('DELETE', `/multi-topic-alerts/${alert.id}`);
    const { id: exportId } = (await ask('POST', '/exports', { id, format: 'csv', filter: {} })).data;
    await runAll(gateway.stores.environment, gateway.stores.clock.now);
    expect((await gateway.app.inject({ url: `${API}/exports/${exportId}/download`, headers })).statusCode).toBe(200);
    await ask('DELETE', `/exports/${exportId}`);
    await gateway.app.inject({ url: (await call('get_topic_analysis_posts_csv', [id, {}])).result.url, headers: DEVICE });
    await call('delete_topic', [id]);
    // Refused: nothing is done, and nothing is written down.
    await call('delete_topic', [id]);
  });
  expect(events.map(({ act }) => act)).toEqual([
    'topic_created',
    'topic_changed',
    'alert_created',
    'alert_changed',
    'alert_deleted',
    'export_created',
    'export_downloaded',
    'export_deleted',
    'export_downloaded',
    'topic_deleted',
  ]);
  for (const event of events)
    expect(event).toMatchObject({
      userId: ada.userId,
      organisationId: ada.organisationId,
      email: gateway.email,
      address: '127.0.0.1',
      deviceId: 'a1b2c3d4',
    });
  expect(JSON.stringify(events)).not.toContain('secret topic');
});

test('registering, of an address that is taken too, and passwords', async () => {
  const register = (email: string) =>
    gateway.app.inject({
      method: 'POST',
      url: `${API}/auth/register`,
      payload: { name: 'Bob', email, password: 'very secret words', language: 'en' },
    });
  const events = await during(async () => {
    await register('bob@test.invalid');
    await register(gateway.email);
    await gateway.app.inject({
      method: 'POST',
      url: `${API}/auth/password`,
      headers: { authorization: `Bearer ${await gateway.tokenFor(ada)}` },
      payload: { current: PASSWORD, password: 'another secret', language: 'en' },
    });
  });
  expect(events.map(({ act, outcome, email }) => [act, outcome, email])).toEqual([
    // Nobody's, and no act of whoever has the address.
    ['account_registered', 'done', null],
    ['account_registered', 'done', null],
    ['password_changed', 'done', gateway.email],
  ]);
  expect(JSON.stringify(events)).not.toContain('secret');
});

test('what the operator does, and what of it is refused; not what he looks at', async () => {
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    gateway.app.inject({ method, url: API + path, headers: operator, ...(payload && { payload }) });
  const events = await during(async () => {
    await ask('GET', '/operator/sources');
    await ask('POST', '/operator/identity/rotate-keys', { atOnce: false });
    await ask('POST', '/demo/add', { email: 'nobody@test.invalid' });
  });
  expect(events.map(({ act, outcome, operator: by, detail }) => [act, outcome, by, detail])).toEqual([
    ['keys_rotated', 'done', true, { atOnce: false }],
    ['operator_call', 'done', true, { call: 'POST /operator/identity/rotate-keys' }],
    ['operator_call', 'refused', true, { call: 'POST /demo/add' }],
  ]);
});

test('is asked for by organisation, time and act', async () => {
  const { environment, clock, createOrganisation } = gateway.stores;
  const actor = await createOrganisation();
  const at = new Date(clock.now.getTime() + 1000);
  await recordAct(environment.postgres, { act: 'plan_changed', by: actor, at });
  const org = String(actor.organisationId);
  expect((await listed({ org })).map(({ act }) => act)).toEqual(['plan_changed']);
  expect(await listed({ org, act: 'sign_in' })).toEqual([]);
  expect(await listed({ org, since: new Date(at.getTime() + 1).toISOString() })).toEqual([]);
  expect(await listed({ org, since: at.toISOString() })).toHaveLength(1);
});

test('nothing is changed in it, and an act that cannot be written down is not done', async () => {
  const { environment } = gateway.stores;
  await recordAct(environment.postgres, { act: 'sign_in', by: ada, at: environment.now() });
  await expect(environment.postgres.update(auditEvents).set({ act: 'sign_out' })).rejects.toThrow();
  await environment.postgres.execute(sql`alter table audit_events rename to audit_events_gone`);
  const failed = await gateway.call(await gateway.tokenFor(ada), 'create_topic', []);
  expect((await login(gateway.email, 'another secret')).statusCode).toBe(500);
  expect(failed.statusCode).toBe(400);
  await environment.postgres.execute(sql`alter table audit_events_gone rename to audit_events`);
});

test('ends after the days that the operator has set', async () => {
  const { environment, clock } = gateway.stores;
  const actor = await gateway.stores.createOrganisation();
  const record = (days: number) =>
    recordAct(environment.postgres, { act: 'sign_in', by: actor, at: new Date(clock.now.getTime() - days * 86_400_000) });
  await record(364);
  await record(366);
  await tidy(environment);
  expect(await listed({ org: String(actor.organisationId) })).toHaveLength(1);
});
