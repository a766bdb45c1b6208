/** Who is signed in by which device, as tokens of every kind of issuer tell it. */
import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import type { Actor } from '../../services/environment.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

interface Asked {
  token: string;
  device?: string | undefined;
  userAgent?: string;
}

async function ask({ token, device, userAgent = CHROME }: Asked, url = '/devices', method: 'GET' | 'POST' | 'DELETE' = 'GET') {
  const headers = {
    authorization: `Bearer ${token}`,
    'user-agent': userAgent,
    ...(device !== undefined && { 'x-device-id': device }),
  };
  return gateway.app.inject({ method, url: `/api/gateway${url}`, headers });
}

/** `in`, or what the refusal says. */
async function call(asked: Asked): Promise<string> {
  const answer = await ask(asked);
  const { error } = answer.json();
  expect([200, 401]).toContain(answer.statusCode);
  return error ? (error.signedOut?.reason ?? error.code) : 'in';
}

/** What the page asks after somebody has signed in. */
async function check({ token, device, userAgent = CHROME }: Asked): Promise<string> {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/api/gateway/auth/check',
    headers: { 'user-agent': userAgent, ...(device !== undefined && { 'x-device-id': device }) },
    payload: { access_token: token },
  });
  const { detail, signedOut } = answer.json();
  if (answer.statusCode === 200) return 'in';
  expect([answer.statusCode, detail]).toEqual([401, 'TOKEN_EXPIRED']);
  return signedOut.reason;
}

const personOf = (maxSessions: number) => gateway.stores.createOrganisation({ subscription: { maxSessions } });
const now = () => Math.floor(gateway.stores.clock.now.getTime() / 1000);

/** What an issuer writes into its tokens. */
const STYLES = {
  'session and time': (sid: string, time: number): JWTPayload => ({ sid, auth_time: time }),
  'its session alone': (sid: string): JWTPayload => ({ sid, auth_time: undefined }),
  'its time alone': (_sid: string, time: number): JWTPayload => ({ sid: undefined, auth_time: time }),
  neither: (): JWTPayload => ({ sid: undefined, auth_time: undefined }),
};
type Style = keyof typeof STYLES;

/**
 * The cases of a device that was displaced (the first of two, where the plan has a place for one): what becomes of whatever it can bring.
 * `page`: as the page asks after a sign-in. Where an issuer does not tell, less can be told apart: those cells are the weaker ones.
 */
const CASES: {
  name: string;
  brings: { signedInAgain?: true; renewed?: true; device?: string | undefined; page?: true };
  becomes: Record<Style, 'in' | 'displaced'>;
}[] = [
  {
    name: 'the token that it had',
    brings: {},
    becomes: {
      'session and time': 'displaced',
      'its session alone': 'displaced',
      'its time alone': 'displaced',
      neither: 'displaced',
    },
  },
  {
    name: 'a token that was renewed',
    brings: { renewed: true },
    becomes: {
      'session and time': 'displaced',
      'its session alone': 'displaced',
      'its time alone': 'displaced',
      neither: 'displaced',
    },
  },
  {
    name: 'a renewed token, asking as the page does after a sign-in',
    brings: { renewed: true, page: true },
    becomes: { 'session and time': 'displaced', 'its session alone': 'in', 'its time alone': 'displaced', neither: 'in' },
  },
  {
    name: 'the token that it had, asking as the page does after a sign-in',
    brings: { page: true },
    becomes: {
      'session and time': 'displaced',
      'its session alone': 'displaced',
      'its time alone': 'displaced',
      neither: 'displaced',
    },
  },
  {
    name: 'a renewed token under the name of another device',
    brings: { renewed: true, device: 'made-up' },
    becomes: { 'session and time': 'displaced', 'its session alone': 'displaced', 'its time alone': 'displaced', neither: 'in' },
  },
  {
    name: 'a renewed token without the name of a device',
    brings: { renewed: true, device: undefined },
    becomes: { 'session and time': 'displaced', 'its session alone': 'displaced', 'its time alone': 'displaced', neither: 'in' },
  },
  {
    name: 'a sign-in since, in the same session of the issuer',
    brings: { signedInAgain: true, renewed: true, page: true },
    becomes: { 'session and time': 'in', 'its session alone': 'in', 'its time alone': 'in', neither: 'in' },
  },
  {
    name: 'a sign-in since, of which only the token tells',
    brings: { signedInAgain: true, renewed: true },
    becomes: { 'session and time': 'in', 'its session alone': 'displaced', 'its time alone': 'in', neither: 'displaced' },
  },
];

const TABLE = CASES.flatMap(({ name, brings, becomes }) =>
  (Object.keys(STYLES) as Style[]).map((style) => ({ name, style, brings, expected: becomes[style] })),
);

describe('a displaced device brings', () => {
  it.each(TABLE)('$name; the issuer tells $style: $expected', async ({ style, brings, expected }) => {
    const actor = await personOf(1);
    const token = (sid: string, time: number, issued: number) =>
      gateway.tokenFor(actor, { ...STYLES[style](sid, time), iat: now() + issued });
    const begun = now() - 100;
    const first = { token: await token('first', begun, -90), device: 'laptop' };
    expect([await check(first), await call(first)]).toEqual(['in', 'in']);
    const second = { token: await token('second', begun + 20, -80), device: 'phone' };
    expect([await check(second), await call(second), await call(first)]).toEqual(['in', 'in', 'displaced']);

    const device = 'device' in brings ? brings.device : first.device;
    const time = brings.signedInAgain ? begun + 50 : begun;
    const brought = { token: await token('first', time, brings.renewed ? -10 : -90), device };
    expect(await (brings.page ? check : call)(brought)).toBe(expected);
    // Whatever came of it: one is signed in, and who was it before is out.
    expect([await call(brought), await call(second)]).toEqual(expected === 'in' ? ['in', 'displaced'] : ['displaced', 'in']);
  });
});

/** Signed in, and seen by the gateway. */
async function signedIn(actor: Actor, given: Omit<Asked, 'token'> & { claims?: JWTPayload } = {}): Promise<Asked> {
  const { claims, ...rest } = { device: randomUUID(), ...given };
  const asked = { token: await gateway.tokenFor(actor, claims), ...rest };
  expect(await call(asked)).toBe('in');
  return asked;
}

const idOf = async (asked: Asked) =>
  ((await ask(asked)).json().data as { id: string; current: boolean }[]).find(({ current }) => current)?.id;

describe('a refusal', () => {
  it('says by which device, in words of a closed list', async () => {
    const actor = await personOf(1);
    const first = await signedIn(actor);
    await signedIn(actor, { userAgent: FIREFOX });
    const answer = await ask(first);
    expect([answer.statusCode, answer.headers['www-authenticate'], answer.json().error]).toMatchObject([
      401,
      'Bearer',
      { code: 'signed_out', signedOut: { reason: 'displaced', by: { browser: 'Firefox', system: 'Linux' } } },
    ]);
  });

  it('is the same of every call, whatever way it goes', async () => {
    const actor = await personOf(1);
    const { token } = await signedIn(actor);
    await signedIn(actor);
    const named = await gateway.call(token, 'get_topic_ids', []);
    const bytes = await ask({ token }, `/exports/${randomUUID()}/download`);
    const events = await ask({ token }, '/topics/1/arrivals');
    expect([named, bytes, events].map((one) => [one.statusCode, one.json().error.code])).toEqual(
      Array(3).fill([401, 'signed_out']),
    );
  });
});

describe('the list of devices', () => {
  it('holds those that are signed in: the one that asks, then the one seen last', async () => {
    const actor = await personOf(0);
    const begun = gateway.stores.clock.now;
    const mine = await signedIn(actor, { device: 'mine' });
    gateway.stores.clock.now = new Date(begun.getTime() + 60_000);
    await signedIn(actor, { userAgent: 'curl/8.5.0', device: '' });
    gateway.stores.clock.now = new Date(begun.getTime() + 120_000);
    await signedIn(actor, { userAgent: FIREFOX });
    const { data, ...rest } = (await ask(mine)).json();
    expect(rest).toEqual({ activeDeviceId: 'mine', maxSessions: 0 });
    const at = (minute: number) => new Date(begun.getTime() + minute * 60_000).toISOString();
    const times = (minute: number) => ({ signedInAt: at(minute), firstSeenAt: at(minute), lastSeenAt: at(minute) });
    expect(data).toEqual([
      { id: expect.any(String), current: true, browser: 'Chrome', system: 'Windows', ...times(0), lastSeenAt: at(2) },
      { id: expect.any(String), current: false, browser: 'Firefox', system: 'Linux', ...times(2) },
      { id: expect.any(String), current: false, browser: null, system: null, ...times(1) },
    ]);
    gateway.stores.clock.now = begun;
  });

  it('knows a browser that signs in anew, once', async () => {
    const actor = await personOf(0);
    const begun = gateway.stores.clock.now;
    const before = await signedIn(actor, { device: 'same' });
    gateway.stores.clock.now = new Date(begun.getTime() + 60_000);
    const after = await signedIn(actor, { device: 'same' });
    expect((await ask(after)).json().data).toMatchObject([
      { current: true, firstSeenAt: begun.toISOString(), signedInAt: gateway.stores.clock.now.toISOString() },
    ]);
    expect(await call(before)).toBe('signed-in-anew');
    gateway.stores.clock.now = begun;
  });

  it.each([
    ['too long', 'x'.repeat(65)],
    ['with other characters', 'a b'],
    ['with markup', '<b>'],
    ['empty', ''],
  ])('takes a name that is %s for none', async (_, device) => {
    const asked = await signedIn(await personOf(1), { device });
    expect((await ask(asked)).json().activeDeviceId).toBe('');
  });
});

describe('signing out', () => {
  it('another device: it is told from which', async () => {
    const actor = await personOf(0);
    const lost = await signedIn(actor, { userAgent: FIREFOX });
    const mine = await signedIn(actor);
    const answer = await ask(mine, `/devices/${await idOf(lost)}`, 'DELETE');
    expect([answer.statusCode, answer.json()]).toEqual([200, { result: true }]);
    expect((await ask(lost)).json().error.signedOut).toEqual({
      reason: 'by-owner',
      by: { browser: 'Chrome', system: 'Windows' },
    });
    expect((await ask(mine)).json().data).toHaveLength(1);
  });

  it('one that is signed out already is no error', async () => {
    const actor = await personOf(0);
    const id = await idOf(await signedIn(actor));
    const mine = await signedIn(actor);
    for (const code of [200, 200]) expect((await ask(mine, `/devices/${id}`, 'DELETE')).statusCode).toBe(code);
  });

  it('all others', async () => {
    const actor = await personOf(0);
    const others = [await signedIn(actor), await signedIn(actor)];
    const mine = await signedIn(actor);
    expect((await ask(mine, '/devices/sign-out-others', 'POST')).json()).toEqual({ data: { signedOut: 2 } });
    expect([...(await Promise.all(others.map(call))), await call(mine)]).toEqual(['by-owner', 'by-owner', 'in']);
    expect((await ask(mine, '/devices/sign-out-others', 'POST')).json()).toEqual({ data: { signedOut: 0 } });
  });

  it.each([
    ['by its own call', async () => '/devices/sign-out', 'POST'],
    ['by its number', async (asked: Asked) => `/devices/${await idOf(asked)}`, 'DELETE'],
  ] as const)('the device that asks, %s: its token counts no more, and its place is free', async (_, urlOf, method) => {
    const actor = await personOf(2);
    const kept = await signedIn(actor);
    const leaving = await signedIn(actor);
    expect((await ask(leaving, await urlOf(leaving), method)).json()).toEqual({ result: true });
    expect(await call(leaving)).toBe('left');
    await signedIn(actor);
    expect(await call(kept)).toBe('in');
  });

  it.each([
    ['somebody else’s', async (other: Asked) => (await idOf(other)) ?? '', 404],
    ['one that there is not', async () => '999999999', 404],
    ['no number', async () => 'x', 400],
    ['a number that no store holds', async () => '99999999999', 400],
  ])('%s is refused', async (_, idFrom, status) => {
    const other = await signedIn(await personOf(0));
    const mine = await signedIn(await personOf(0));
    const answer = await ask(mine, `/devices/${await idFrom(other)}`, 'DELETE');
    expect(answer.statusCode).toBe(status);
    expect(await call(other)).toBe('in');
  });
});
