/** Bearer tokens that count for nobody, each for another reason. How tokens are judged in detail: src/gateway/routes/identity.test.ts. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { SCOPES } from '../../src/contract/scopes.ts';
import { createAccessToken } from '../../src/services/accounts/create-access-token.ts';
import { removeUser } from '../../src/services/accounts/remove-user.ts';
import { revokeAccessToken } from '../../src/services/accounts/revoke-access-token.ts';
import { setUser } from '../../src/services/accounts/set-user.ts';
import type { Actor } from '../../src/services/environment.ts';
import { insertUser } from '../../src/stores/postgres/users.ts';
import { codeFlow } from '../support/code-flow.ts';
import type { TestGateway } from '../support/gateway.ts';
import type { Tenant } from './tenant.ts';

const EXPIRED_SECONDS = 61;
const SIGNED_OUT_DEVICE = 'a device that is signed out';
const DISABLED = 'a user who is disabled';
/** Who was in, and is told that they are no more. */
export const WERE_IN: readonly string[] = [DISABLED, SIGNED_OUT_DEVICE];

/** By what is wrong with them, of somebody who would count. null: none is brought. */
export async function badTokens(gateway: TestGateway, { actor, ids }: Tenant): Promise<[why: string, token: string | null][]> {
  const { stores, tokenFor } = gateway;
  const { environment } = stores;
  const good = await tokenFor(actor);
  const claims = decodeJwt(good);
  const now = Math.floor(stores.clock.now.getTime() / 1000);
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return [
    ['nobody', null],
    ['garbage', 'garbage'],
    ['an expired token', await tokenFor(actor, { exp: now - EXPIRED_SECONDS })],
    ['another issuer', await tokenFor(actor, { iss: 'http://elsewhere.example/oidc' })],
    ['another audience', await tokenFor(actor, { aud: 'earshot-web' })],
    ['alg none', new UnsecuredJWT(claims).encode()],
    ['a key of a stranger', await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(stranger)],
    ['the address of a file', ids.csvLink],
    ...(await othersOfIssuer(gateway)),
    ['an ID token for the gateway', await tokenFor(actor, { at_hash: 'c2lnbmF0dXJlLW9mLW9uZQ' })],
    ['a signed refresh token', await tokenFor(actor, { typ: 'Refresh' })],
    ['a user who is removed', await onceIn(gateway, actor, ({ email }) => removeUser(environment, { email }))],
    [DISABLED, await onceIn(gateway, actor, ({ email }) => setUser(environment, { email, disabled: true }))],
    ...(await accessTokensOf(gateway, actor)),
    [SIGNED_OUT_DEVICE, await onceIn(gateway, actor, ({ token }) => signOut(gateway, token))],
  ];
}

/** What the provider gives beside an access token, to somebody who may call. */
async function othersOfIssuer(gateway: TestGateway): Promise<[why: string, token: string][]> {
  const { tokens } = await codeFlow(gateway).signIn();
  return [
    ['an ID token', tokens.id_token],
    ['a refresh token', tokens.refresh_token],
  ];
}

/** Those that programs bring, each with all scopes. */
async function accessTokensOf(gateway: TestGateway, actor: Actor): Promise<[why: string, token: string][]> {
  const { environment, clock } = gateway.stores;
  const make = (who: Actor) => createAccessToken(environment, who, { name: 'Over', scopes: SCOPES, expiresInDays: 30 });
  const revoked = await make(actor);
  await revokeAccessToken(environment, actor, { tokenId: revoked.id });
  const { now } = clock;
  clock.now = new Date(now.getTime() - 30 * 24 * 60 * 60_000);
  const { token: expired } = await make(actor);
  clock.now = now;
  let of = { disabled: '', removed: '' };
  const withToken = (become: (email: string) => Promise<unknown>, name: keyof typeof of) =>
    onceIn(gateway, actor, async ({ email, actor: who }) => {
      of = { ...of, [name]: (await make(who)).token };
      await become(email);
    });
  await withToken((email) => setUser(environment, { email, disabled: true }), 'disabled');
  await withToken((email) => removeUser(environment, { email }), 'removed');
  return [
    ['a revoked access token', revoked.token],
    ['an expired access token', expired],
    ['an access token of a user who is disabled', of.disabled],
    ['an access token of a user who is removed', of.removed],
    // The checksum tells it.
    ['an access token with another letter', changed(revoked.token)],
    ['the beginning of an access token', revoked.start],
  ];
}

function changed(token: string): string {
  return token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
}

/** A token of somebody who may call, and has, before that became of them. */
async function onceIn(
  gateway: TestGateway,
  colleague: Actor,
  become: (who: { email: string; token: string; actor: Actor }) => Promise<unknown>,
): Promise<string> {
  const { environment } = gateway.stores;
  const userId = randomUUID();
  const email = `${userId}@test.invalid`;
  const { organisationId } = colleague;
  const row = { id: userId, organisationId, email, name: 'Gone', passwordHash: 'none', createdAt: environment.now() };
  await insertUser(environment.postgres, row);
  const actor = { ...colleague, userId };
  const token = await gateway.tokenFor(actor);
  const { statusCode } = await gateway.call(token, 'get_topic_ids', []);
  if (statusCode !== 200) throw new Error(`whoever is tried may not call: ${statusCode}`);
  await become({ email, token, actor });
  return token;
}

async function signOut({ app }: TestGateway, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await app.inject({ method: 'POST', url: '/api/gateway/devices/sign-out', headers, payload: {} });
}
