/** Who may act in the name of whoever is signed in: no page of another site, by cookies, by forms or by calls. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  OPERATOR_TOKEN,
  openBrowser,
  openTestGateway,
  PASSWORD,
  PUBLIC_URL,
  proofKey,
  type TestBrowser,
  type TestGateway,
} from '../../../tests/support/gateway.ts';

let gateway: TestGateway;
let behindTls: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ registration: 'open' });
  behindTls = await openTestGateway({ publicUrl: 'https://earshot.example' }, gateway);
});
afterAll(async () => {
  await behindTls.close();
  await gateway.close();
});

/** As far as the sign-in form; answers the address to which it posts. */
async function toForm(browser: TestBrowser, publicUrl = PUBLIC_URL): Promise<string> {
  const query = new URLSearchParams({
    client_id: 'earshot-web',
    response_type: 'code',
    redirect_uri: `${publicUrl}/login/callback`,
    scope: 'openid profile email',
    state: 's',
    nonce: 'n',
    code_challenge: proofKey().challenge,
    code_challenge_method: 'S256',
  });
  return `/oidc/interaction/${(await browser.follow(`/oidc/auth?${query.toString()}`, '/login')).searchParams.get('interaction')}`;
}

const FORM = 'application/x-www-form-urlencoded';
const EVIL: [string, Record<string, string>][] = [
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a page of a neighbour', { 'sec-fetch-site': 'same-site', origin: 'http://blog.localhost:8080' }],
  ['a frame without an origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['an old browser that names none', { origin: 'null' }],
];
const OURS: [string, Record<string, string>][] = [
  ['our page', { 'sec-fetch-site': 'same-origin', origin: PUBLIC_URL }],
  ['our page in an old browser', { origin: PUBLIC_URL }],
  ['a program', {}],
];

/** What is posted by hand, and what is answered where the page is ours. */
const POSTS: [string, { url: string; type?: string; payload: string; ours: number }][] = [
  ['a sign-in', { url: '/api/gateway/auth/login', payload: JSON.stringify({ username: 'a@b.c', password: 'wrong' }), ours: 401 }],
  ['a sign-in by a form', { url: '/api/gateway/auth/login', type: FORM, payload: 'username=a@b.c&password=wrong', ours: 401 }],
  ['a sign-out', { url: '/api/gateway/auth/logout', payload: '{"refresh_token":"x"}', ours: 200 }],
  ['a renewal', { url: '/api/gateway/auth/refresh', payload: '{"refresh_token":"x"}', ours: 401 }],
  ['a link', { url: '/api/gateway/auth/confirm', payload: '{"token":"x","password":"x"}', ours: 409 }],
  ['a call', { url: '/api/gateway/call', payload: '{"name":"get_topics","arguments":[0]}', ours: 401 }],
  ['a sign-in at the provider', { url: '/oidc/interaction/x', payload: '{"username":"a","password":"b"}', ours: 409 }],
  [
    'the token endpoint',
    { url: '/oidc/token', type: FORM, payload: 'grant_type=refresh_token&refresh_token=x&client_id=earshot-web', ours: 400 },
  ],
  ['its end of a token', { url: '/oidc/token/revocation', type: FORM, payload: 'token=x&client_id=earshot-web', ours: 200 }],
  ['its end of a session', { url: '/oidc/session/end/confirm', type: FORM, payload: 'xsrf=x&logout=yes', ours: 400 }],
];

describe.each(POSTS)('%s', (_name, { url, type = 'application/json', payload, ours }) => {
  const post = (headers: Record<string, string>) =>
    gateway.app.inject({ method: 'POST', url, headers: { host: 'localhost:8080', 'content-type': type, ...headers }, payload });

  test.each(EVIL)('is refused to %s', async (_who, headers) => {
    expect((await post(headers)).statusCode).toBe(403);
  });

  test.each(OURS)('is taken from %s', async (_who, headers) => {
    expect((await post(headers)).statusCode).toBe(ours);
  });
});

test.each(['/unsubscribe/x', '/unsubscribe/x/again', '/confirm-mail/x', '/confirm-again/x'])(
  'any page may post to %s, whose secret alone counts',
  async (path) => {
    const headers = { 'content-type': FORM, 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };
    const answer = await gateway.app.inject({
      method: 'POST',
      url: `/api/gateway${path}`,
      headers,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(404);
  },
);

describe('cookies of the provider', () => {
  async function cookiesOf({ app, email }: TestGateway, publicUrl: string): Promise<string[]> {
    const found: string[] = [];
    const browser = openBrowser(app);
    const noting: TestBrowser = {
      request: async (options) => {
        const answer = await browser.request(options);
        found.push(...[answer.headers['set-cookie'] ?? []].flat());
        return answer;
      },
      follow: (url, stop) => browser.follow(url, stop),
    };
    const first = await noting.request({
      url: `/oidc/auth?${new URL(await authorization(publicUrl), publicUrl).searchParams.toString()}`,
    });
    const form = first.headers.location ?? '';
    const payload = { username: email, password: PASSWORD };
    const { returnTo } = (await noting.request({ method: 'POST', url: form, payload })).json();
    await noting.request({ url: new URL(returnTo).pathname });
    return found.filter((cookie) => !/^\w[\w.]*=;/.test(cookie));
  }

  test.each([
    ['on plain http', () => gateway, PUBLIC_URL, false],
    ['behind TLS', () => behindTls, 'https://earshot.example', true],
  ])('%s are for no script and no other site, and signed', async (_where, of, publicUrl, secure) => {
    const cookies = await cookiesOf(of(), publicUrl);
    const names = new Set(cookies.map((cookie) => cookie.split('=')[0]));
    expect(names).toEqual(
      new Set(['interaction', 'resume', 'session'].flatMap((name) => [`earshot_${name}`, `earshot_${name}.sig`])),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; path=\/oidc/i);
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=lax/i);
      expect(/; secure/i.test(cookie)).toBe(secure);
    }
  });

  async function authorization(publicUrl: string): Promise<string> {
    const query = new URLSearchParams({
      client_id: 'earshot-web',
      response_type: 'code',
      redirect_uri: `${publicUrl}/login/callback`,
      scope: 'openid',
      code_challenge: proofKey().challenge,
      code_challenge_method: 'S256',
    });
    return `/oidc/auth?${query.toString()}`;
  }

  test('count only with their signature', async () => {
    const browser = openBrowser(gateway.app);
    const url = await toForm(browser);
    const forged = { cookie: `earshot_interaction=${url.split('/').at(-1)}; earshot_interaction.sig=x` };
    const payload = { username: gateway.email, password: PASSWORD };
    const headers = { host: 'localhost:8080', ...forged };
    expect((await gateway.app.inject({ method: 'POST', url, headers, payload })).json()).toEqual({ detail: 'TOKEN_EXPIRED' });
    expect((await browser.request({ method: 'POST', url, payload })).statusCode).toBe(200);
  });
});

describe('other origins', () => {
  const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };

  test.each(['/api/gateway/call', '/api/gateway/auth/login', '/oidc/token', '/oidc/interaction/x', '/'])(
    'are told nothing by a preflight of %s',
    async (url) => {
      const headers = { ...preflight, 'access-control-request-headers': 'authorization' };
      const answer = await gateway.app.inject({ method: 'OPTIONS', url, headers });
      for (const name of ['origin', 'credentials', 'headers', 'methods'])
        expect(answer.headers).not.toHaveProperty(`access-control-allow-${name}`);
    },
  );
});

describe('bodies of another kind than is asked for', () => {
  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/octet-stream'])(
    '%s is none',
    async (type) => {
      const headers = { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': type };
      for (const url of ['/api/gateway/demo/remove', '/api/gateway/auth/login', '/oidc/interaction/x']) {
        const answer = await gateway.app.inject({ method: 'POST', url, headers, payload: '{}' });
        expect(answer.statusCode).toBe(400);
      }
    },
  );
});
