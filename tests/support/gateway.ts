/**
 * The whole gateway on real stores for one test file, spoken to by `inject`: with a browser that keeps cookies, and with
 * access tokens of any content for any user.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import { createIdentity } from '../../src/commands/create-identity.ts';
import { CALLS_PER_MINUTE, type CallsPerMinute } from '../../src/contract/calls-per-minute.ts';
import type { Gateway } from '../../src/gateway/gateway.ts';
import { createServer } from '../../src/gateway/server.ts';
import { createOrganisation } from '../../src/services/accounts/create-organisation.ts';
import { createUser } from '../../src/services/accounts/create-user.ts';
import type { Actor } from '../../src/services/environment.ts';
import { listSigningKeys } from '../../src/stores/postgres/signing-keys.ts';
import { openTestStores, type TestStores } from './stores.ts';

export const PUBLIC_URL = 'http://localhost:8080';
export const AUDIENCE = `${PUBLIC_URL}/api/gateway`;
export const OPERATOR_TOKEN = 'operator-token-of-the-tests';
export const PASSWORD = 'correct horse';
/** For tests in which one person asks more in a minute than anybody does. */
export const NO_LIMITS: CallsPerMinute = { address: 1e6, analysis: 1e6, previews: 1e6, exports: 1e6, searches: 1e6, pushes: 1e6 };

export interface TestGateway {
  app: FastifyInstance;
  stores: TestStores;
  /** A user who can sign in with PASSWORD. */
  email: string;
  /** A token for the actor as the embedded provider would sign it; `claims` replace its own. */
  tokenFor(actor: Actor, claims?: JWTPayload): Promise<string>;
  call(token: string | null, name: string, values: unknown[]): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

interface Around {
  /** Those of another gateway, which closes them; otherwise its own. */
  stores?: TestStores;
  /** Of the server, before there is any route. */
  prepare?: (app: FastifyInstance) => void;
}

export async function openTestGateway(given: Partial<Gateway> = {}, around: Around = {}): Promise<TestGateway> {
  const stores = around.stores ?? (await openTestStores());
  const { environment } = stores;
  const { publicUrl = PUBLIC_URL } = given;
  const identity = await createIdentity(environment, { oidc: null, productName: 'Earshot', publicUrl });
  const settings: Gateway = {
    environment,
    identity,
    productName: 'Earshot',
    publicUrl,
    webFolder: null,
    autoRedirect: true,
    trustProxy: [],
    registration: 'closed',
    callsPerMinute: CALLS_PER_MINUTE,
    operatorToken: OPERATOR_TOKEN,
    leaving: new AbortController().signal,
    checkReady: async () => undefined,
    metrics: null,
    demoSignIn: async () => null,
    ...given,
  };
  const app = await createServer(settings, around.prepare);
  const email = await addUser(stores);
  const audience = `${publicUrl}/api/gateway`;
  return {
    app,
    stores,
    email,
    tokenFor: (actor, claims) => sign(stores, { sub: actor.userId, iss: identity.issuer, aud: audience, ...claims }),
    call: (token, name, values) =>
      app.inject({
        method: 'POST',
        url: '/api/gateway/call',
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
        payload: { name, arguments: values },
      }),
    close: async () => {
      await app.close();
      if (!around.stores) await stores.close();
    },
  };
}

async function addUser({ environment, clock }: TestStores): Promise<string> {
  const startsAt = clock.now;
  const endsAt = new Date(startsAt.getTime() + 366 * 24 * 60 * 60 * 1000);
  const limits = { maxTopics: 5, maxKeywords: 50, maxKeywordsExclusion: 50, maxAlerts: 5, maxSessions: 0, maxDays: 366 };
  const subscription = { plan: 'Test', startsAt, endsAt, ...limits };
  const { id } = await createOrganisation(environment, { name: 'Test', timezone: '+0000', subscription });
  const email = `${randomUUID()}@test.invalid`;
  await createUser(environment, { organisationId: id, email, name: 'Ada', password: PASSWORD });
  return email;
}

async function sign({ environment, clock }: TestStores, claims: JWTPayload): Promise<string> {
  const [row] = await listSigningKeys(environment.postgres);
  if (!row) throw new Error('no signing key');
  const now = Math.floor(clock.now.getTime() / 1000);
  // Each of a sign-in of its own.
  return new SignJWT({ exp: now + 600, iat: now, auth_time: now, sid: randomUUID(), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: row.kid })
    .sign(await importJWK(row.jwk, 'RS256'));
}

type BrowserRequest = InjectOptions & { url: string };

export interface TestBrowser {
  request(options: BrowserRequest): Promise<LightMyRequestResponse>;
  /** Follows redirects and automatic form posts as far as `stop` (a path); answers the address it ended at. */
  follow(url: string, stop: string): Promise<URL>;
}

export function openBrowser(app: FastifyInstance): TestBrowser {
  const cookies = new Map<string, { value: string; path: string }>();

  async function request(options: BrowserRequest): Promise<LightMyRequestResponse> {
    const path = new URL(options.url, PUBLIC_URL).pathname;
    const sent = [...cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`);
    const headers = { host: new URL(PUBLIC_URL).host, accept: 'text/html', cookie: sent.join('; '), ...options.headers };
    const answer = await app.inject({ ...options, headers });
    for (const { name, value, path: scope = '/' } of answer.cookies) {
      if (value === '') cookies.delete(`${name} ${scope}`);
      else cookies.set(`${name} ${scope}`, { value, path: scope });
    }
    return answer;
  }

  async function follow(start: string, stop: string): Promise<URL> {
    let url = new URL(start, PUBLIC_URL);
    let answer = await request({ url: url.pathname + url.search });
    for (let step = 0; step < 10; step += 1) {
      const location = answer.headers.location;
      const form = /action="([^"]+)".*?name="xsrf" value="([^"]+)"/s.exec(answer.body);
      if (location) {
        url = new URL(location, url);
        if (url.pathname === stop) return url;
        answer = await request({ url: url.pathname + url.search });
      } else if (form?.[1] && form[2] && answer.body.includes('<script>')) {
        url = new URL(form[1], url);
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const payload = new URLSearchParams({ xsrf: form[2], logout: 'yes' }).toString();
        answer = await request({ method: 'POST', url: url.pathname, headers, payload });
      } else throw new Error(`stuck at ${url.href}: ${answer.statusCode} ${answer.body}`);
    }
    throw new Error(`too many redirects, last ${url.href}`);
  }

  return { request, follow };
}

/** The two halves of a proof key (RFC 7636). */
export function proofKey(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}
