/** What an administrator does at Keycloak while people are signed in, by its admin API (Keycloak 26, "Admin REST API"). */
import { expect } from '@playwright/test';

export const ISSUER = given('OIDC_ISSUER');
const ORIGIN = new URL(ISSUER).origin;
const REALM = `${ORIGIN}/admin/realms/${new URL(ISSUER).pathname.split('/').at(-1)}`;

interface KeyProvider {
  id: string;
  name: string;
  providerId: string;
  config: Record<string, string[]>;
}

interface RealmKeys {
  /** Algorithm → id of the key that signs. */
  active: Record<string, string>;
}

/** Ends every session of somebody, as "Sign out" in the admin console. */
export async function endSessions(email: string): Promise<void> {
  await ask('POST', `/users/${await userId(email)}/logout`);
}

export async function openSessions(email: string): Promise<number> {
  return (await ask<unknown[]>('GET', `/users/${await userId(email)}/sessions`)).length;
}

export async function confirmAddress(email: string, emailVerified: boolean): Promise<void> {
  await ask('PUT', `/users/${await userId(email)}`, { emailVerified });
}

/** Adds a key that signs from now on; answers its id, and that of the key before. */
export async function addSigningKey(name: string): Promise<{ kid: string; before: string }> {
  const before = await signingKey();
  const config = { priority: [String(Date.now())], enabled: ['true'], active: ['true'], algorithm: ['RS256'], keySize: ['2048'] };
  await ask('POST', '/components', { name, providerId: 'rsa-generated', providerType: 'org.keycloak.keys.KeyProvider', config });
  const kid = await signingKey();
  expect(kid).not.toBe(before);
  return { kid, before };
}

/** Takes back every key of this kind but the one of that name. */
export async function disableOtherKeys(name: string): Promise<void> {
  const found = await ask<KeyProvider[]>('GET', '/components?type=org.keycloak.keys.KeyProvider');
  for (const provider of found.filter((one) => one.providerId === 'rsa-generated' && one.name !== name)) {
    const config = { ...provider.config, enabled: ['false'], active: ['false'] };
    await ask('PUT', `/components/${provider.id}`, { ...provider, config });
  }
}

async function signingKey(): Promise<string> {
  return (await ask<RealmKeys>('GET', '/keys')).active['RS256'] ?? '';
}

async function userId(email: string): Promise<string> {
  const [user] = await ask<{ id: string }[]>('GET', `/users?email=${encodeURIComponent(email)}&exact=true`);
  if (!user) throw new Error(`${email} is not in the realm`);
  return user.id;
}

async function ask<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${await adminToken()}`, 'content-type': 'application/json' };
  const answer = await fetch(REALM + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

/** They end after a minute, so each call takes its own. */
async function adminToken(): Promise<string> {
  const form = {
    grant_type: 'password',
    client_id: 'admin-cli',
    username: given('KEYCLOAK_ADMIN_NAME'),
    password: given('KEYCLOAK_ADMIN_PASSWORD'),
  };
  const answer = await fetch(`${ORIGIN}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run "npm run test:keycloak"`);
  return value;
}
