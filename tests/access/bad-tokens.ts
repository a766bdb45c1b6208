/** Bearer tokens that count for nobody, each for another reason. How tokens are judged in detail: src/gateway/routes/identity.test.ts. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import type { Actor } from '../../src/services/environment.ts';
import { insertUser, users } from '../../src/stores/postgres/users.ts';
import type { TestGateway } from '../support/gateway.ts';
import type { Tenant } from './tenant.ts';

const EXPIRED_SECONDS = 61;

/** By what is wrong with them, of somebody who would count. null: none is brought. */
export async function badTokens(
  { stores, tokenFor }: TestGateway,
  { actor, ids }: Tenant,
): Promise<[why: string, token: string | null][]> {
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
    ['a user who is removed', await tokenFor(await removedUser(stores, actor))],
  ];
}

async function removedUser({ environment }: TestGateway['stores'], actor: Actor): Promise<Actor> {
  const userId = randomUUID();
  await insertUser(environment.postgres, {
    id: userId,
    organisationId: actor.organisationId,
    email: `${userId}@test.invalid`,
    name: 'Gone',
    passwordHash: 'none',
    createdAt: environment.now(),
  });
  await environment.postgres.delete(users).where(eq(users.id, userId));
  return { ...actor, userId };
}
