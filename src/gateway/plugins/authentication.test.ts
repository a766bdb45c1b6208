import { eq } from 'drizzle-orm';
import { FlattenedSign, generateKeyPair, type JWTPayload, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR_TOKEN } from '../../../tests/support/gateway.ts';
import { ISSUERS, type MadeToken, makeToken, seconds, type TokenIssuer } from '../../../tests/support/token-issuers.ts';
import { users } from '../../stores/postgres/users.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Claims relative to now, in seconds. */
type Times = Partial<Record<'exp' | 'nbf' | 'iat', number>>;
type Make = (issuer: TokenIssuer) => Promise<string>;

const timed =
  (times: Times): Make =>
  (issuer) => {
    const now = seconds(issuer.clock.now);
    return makeToken(issuer, { claims: Object.fromEntries(Object.entries(times).map(([name, by]) => [name, now + by])) });
  };
const claiming =
  (claims: JWTPayload): Make =>
  (issuer) =>
    makeToken(issuer, { claims });
const headed =
  (header: MadeToken['header']): Make =>
  (issuer) =>
    makeToken(issuer, { ...(header && { header }) });
/** Whatever the library that signs thinks of its head. */
const written =
  (header: object): Make =>
  async (issuer) => {
    const [, body = '', tail = ''] = (await makeToken(issuer)).split('.');
    return [encoded(header), body, tail].join('.');
  };
/** As if the algorithm were one with a shared secret, which is what everybody may know of the issuer. */
const hmac =
  (secret: (issuer: TokenIssuer) => string): Make =>
  (issuer) =>
    makeToken(issuer, { header: { alg: 'HS256' }, key: bytes(secret(issuer)) });
const altered =
  (change: (parts: string[], issuer: TokenIssuer) => string[]): Make =>
  async (issuer) =>
    change((await makeToken(issuer)).split('.'), issuer).join('.');
const stranger = () => generateKeyPair('RS256');
/** Signed as it stands, by the issuer itself. */
async function critical(issuer: TokenIssuer): Promise<string> {
  const [, body = ''] = (await makeToken(issuer)).split('.');
  const signed = new FlattenedSign(Buffer.from(body, 'base64url'))
    .setProtectedHeader({ alg: 'RS256', kid: issuer.kid, crit: ['urn:example:rule'], 'urn:example:rule': true })
    .sign(issuer.privateKey, { crit: { 'urn:example:rule': true } });
  const { protected: head = '', payload, signature } = await signed;
  return [head, payload, signature].join('.');
}

const ACCEPTED: [string, Make][] = [
  ['as it should be', (issuer) => makeToken(issuer)],
  ['that ended 59 seconds ago', timed({ exp: -59 })],
  ['that begins in 59 seconds', timed({ nbf: 59 })],
  ['issued by a clock that is 59 seconds ahead', timed({ iat: 59 })],
  // Only how long it counts is bounded.
  ['issued by a clock that is an hour ahead', timed({ iat: 3600 })],
  ['for several audiences', (issuer) => makeToken(issuer, { claims: { aud: ['account', issuer.audience] } })],
  // Whom it is for decides, and not who has fetched it.
  ['that another program has fetched for us', claiming({ azp: 'another', client_id: 'another' })],
  ['that says what it is', headed({ typ: 'at+jwt' })],
  ['that says what it is as Keycloak does', (issuer) => makeToken(issuer, { header: { typ: 'JWT' }, claims: { typ: 'Bearer' } })],
  [
    'that names its key twice, by another address too',
    headed({ jku: 'http://elsewhere.example/keys', x5u: 'http://elsewhere.example/' }),
  ],
];

const REFUSED: [string, Make][] = [
  ['signed by somebody else', async (issuer) => makeToken(issuer, { key: (await stranger()).privateKey })],
  [
    'of a key that the issuer does not have',
    async (issuer) => makeToken(issuer, { header: { kid: 'made-up' }, key: (await stranger()).privateKey }),
  ],
  [
    'that brings its own key',
    async (issuer) => {
      const { privateKey } = await stranger();
      return makeToken(issuer, { header: { jwk: issuer.publicJwk, jku: `${issuer.issuer}/keys` }, key: privateKey });
    },
  ],
  ['whose claims were changed', altered(([head = '', , tail = ''], one) => [head, encoded({ ...one.person, exp: 9e9 }), tail])],
  ['without its signature', altered(([head = '', body = '']) => [head, body, ''])],
  ['with the signature cut', altered(([head = '', body = '', tail = '']) => [head, body, tail.slice(0, -8)])],
  [
    'with "alg": "none"',
    async (one) => new UnsecuredJWT({ iss: one.issuer, aud: one.audience, ...one.person, exp: 9e9 }).encode(),
  ],
  [
    'with "alg": "none" and the signature of another',
    altered(([, body = '', tail = '']) => [encoded({ alg: 'none' }), body, tail]),
  ],
  ['with HS256 and the public key as its secret', hmac(({ publicPem }) => publicPem)],
  ['with HS256 and the public JWK as its secret', hmac(({ publicJwk }) => JSON.stringify(publicJwk))],
  ['with an algorithm that is not on the list', (issuer) => makeToken(issuer, { header: { alg: 'RS512' } }).catch(() => 'RS512')],
  ['with "alg" in other letters', written({ alg: 'nOnE' })],
  ['without "alg"', written({ typ: 'JWT' })],
  [
    'with HS384 and the public key as its secret',
    (one) => makeToken(one, { header: { alg: 'HS384' }, key: bytes(one.publicPem) }),
  ],
  [
    'with HS512 and the name of the key as its secret',
    (one) => makeToken(one, { header: { alg: 'HS512' }, key: bytes(one.kid.padEnd(64, '0')) }),
  ],
  [
    'with a certificate of its own',
    async (issuer) => makeToken(issuer, { header: { x5c: ['MIIB'] }, key: (await stranger()).privateKey }),
  ],
  [
    'whose key is a file',
    async (one) => makeToken(one, { header: { alg: 'HS256', kid: '../../../dev/null' }, key: bytes('\0'.repeat(32)) }),
  ],
  [
    'whose key is a statement',
    async (issuer) => makeToken(issuer, { header: { kid: "x' or '1'='1" }, key: (await stranger()).privateKey }),
  ],
  ['whose key is no text', (one) => written({ alg: 'RS256', kid: [one.kid] })(one)],
  ['with what must be understood', async (one) => written({ alg: 'RS256', kid: one.kid, crit: ['exp'], exp: 0 })(one)],
  ['that is signed so, with what must be understood', critical],
  ['whose text is not encoded', async (one) => written({ alg: 'RS256', kid: one.kid, crit: ['b64'], b64: false })(one)],
  ['that is encrypted', async () => `${encoded({ alg: 'RSA-OAEP', enc: 'A256GCM' })}.a.b.c.d`],
  ['that is an ID token', claiming({ at_hash: 'hash', nonce: 'n' })],
  ['that is an ID token of Keycloak', claiming({ typ: 'ID' })],
  ['that is a refresh token of Keycloak', claiming({ typ: 'Refresh' })],
  ['that tells of a sign-out', headed({ typ: 'logout+jwt' })],
  ['that is good only with a key', claiming({ cnf: { jkt: 'thumb' } })],
  ['of a program alone', (one) => makeToken(one, { claims: { sub: 'service-account', email: undefined } })],
  ['whose end is a text', claiming({ exp: '9999999999' as never })],
  ['of another issuer', claiming({ iss: 'http://elsewhere.example/oidc' })],
  ['of an issuer with a slash behind', (issuer) => makeToken(issuer, { claims: { iss: `${issuer.issuer}/` } })],
  ['without an issuer', claiming({ iss: undefined })],
  ['for another audience', claiming({ aud: 'earshot-web' })],
  ['without an audience', claiming({ aud: undefined })],
  ['that never ends', claiming({ exp: undefined })],
  ['without a subject', claiming({ sub: undefined })],
  ['that ended 61 seconds ago', timed({ exp: -61 })],
  ['that begins in 61 seconds', timed({ nbf: 61 })],
  ['that is none', async () => 'a.b.c'],
  ['that is a word', async () => 'opaque'],
];

describe.each(Object.entries(ISSUERS))('tokens of the %s issuer', (_, open) => {
  let issuer: TokenIssuer;
  beforeAll(async () => {
    issuer = await open();
  });
  afterAll(() => issuer.close());

  async function ask(authorization: string) {
    const payload = { name: 'get_topic_ids', arguments: [] };
    const answer = await issuer.app.inject({ method: 'POST', url: '/api/gateway/call', headers: { authorization }, payload });
    return [answer.statusCode, answer.json().error?.code ?? answer.json().result];
  }

  test.each(ACCEPTED)('one %s counts', async (_what, make) => {
    expect(await ask(`Bearer ${await make(issuer)}`)).toEqual([200, []]);
  });

  test.each(REFUSED)('one %s does not', async (_what, make) => {
    expect(await ask(`Bearer ${await make(issuer)}`)).toEqual([401, 'unauthenticated']);
  });

  test('one of somebody who is not known here does not', async () => {
    const nobody = { sub: '00000000-0000-4000-8000-000000000000', email: 'nobody@test.invalid', email_verified: true };
    const token = await makeToken(issuer, { claims: nobody });
    expect(await ask(`Bearer ${token}`)).toEqual([401, 'unauthenticated']);
    expect(await check(token)).toEqual([403, { detail: 'USER_NOT_EXISTED' }]);
  });

  test('what stands elsewhere than behind Bearer is none', async () => {
    const token = await makeToken(issuer);
    for (const given of ['', 'Bearer', `Basic ${token}`, token, `Bearer ${token} ${token}`])
      expect(await ask(given)).toEqual([401, 'unauthenticated']);
    const url = `/api/gateway/subscriptions?access_token=${token}&token=${token}`;
    const cookies = { access_token: token, authorization: `Bearer ${token}` };
    const headers = { 'x-authorization': `Bearer ${token}`, 'proxy-authorization': `Bearer ${token}` };
    expect((await issuer.app.inject({ url, cookies, headers })).statusCode).toBe(401);
  });

  async function check(token: string) {
    const answer = await issuer.app.inject({ method: 'POST', url: '/api/gateway/auth/check', payload: { access_token: token } });
    return [answer.statusCode, answer.json()];
  }

  test('who has just signed in may ask whether they may enter', async () => {
    expect(await check(await makeToken(issuer))).toEqual([200, { result: true }]);
    expect(await check(await makeToken(issuer, { claims: { aud: 'another' } }))).toEqual([
      401,
      { detail: 'CANNOT_VALIDATE_CREDENTIALS' },
    ]);
  });
});

describe.each(Object.entries(ISSUERS))('who is known by a token of the %s issuer', (kind, open) => {
  let issuer: TokenIssuer;
  beforeAll(async () => {
    issuer = await open();
  });
  afterAll(() => issuer.close());

  async function counts(claims: JWTPayload = {}): Promise<boolean> {
    const headers = { authorization: `Bearer ${await makeToken(issuer, { claims })}` };
    return (await issuer.app.inject({ url: '/api/gateway/subscriptions', headers })).statusCode === 200;
  }

  test('has another address from one moment to the next, and is gone so too', async () => {
    const { postgres } = issuer.environment;
    const isThem = eq(users.id, issuer.actor.userId);
    expect(await counts()).toBe(true);
    await postgres.update(users).set({ email: 'renamed@test.invalid' }).where(isThem);
    // The embedded provider knows people by a number of ours; of one outside only the address is known here.
    expect(await counts()).toBe(kind === 'embedded');
    expect(await counts({ email: 'RENAMED@test.invalid' })).toBe(true);
    await postgres.delete(users).where(isThem);
    expect([await counts(), await counts({ email: 'renamed@test.invalid' })]).toEqual([false, false]);
  });
});

describe('an outside issuer', () => {
  let issuer: TokenIssuer;
  beforeAll(async () => {
    issuer = await ISSUERS.outside();
  });
  afterAll(() => issuer.close());

  test.each<[string, JWTPayload, string]>([
    ['that it does not vouch for', { email_verified: false }, 'EMAIL_UNVERIFIED'],
    ['of which it does not say', { email_verified: undefined }, 'EMAIL_UNVERIFIED'],
    ['that are missing', { email: undefined }, 'CANNOT_VALIDATE_CREDENTIALS'],
    ['that nobody here has', { email: 'nobody@test.invalid' }, 'USER_NOT_EXISTED'],
  ])('addresses %s let nobody in, and the answer says why', async (_, claims, detail) => {
    const token = await makeToken(issuer, { claims });
    const checked = await issuer.app.inject({ method: 'POST', url: '/api/gateway/auth/check', payload: { access_token: token } });
    expect([checked.statusCode, checked.json()]).toEqual([403, { detail }]);
    const headers = { authorization: `Bearer ${token}` };
    expect((await issuer.app.inject({ url: '/api/gateway/subscriptions', headers })).statusCode).toBe(401);
  });

  test('its keys are not changed here', async () => {
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const url = '/api/gateway/operator/identity/rotate-keys';
    const refused = await issuer.app.inject({ method: 'POST', url, headers, payload: {} });
    expect([refused.statusCode, refused.json().error.code]).toEqual([501, 'not_configured']);
  });
});
