/** Who signs people in: the provider within the program, with its store in Postgres, or the issuer that the configuration names. */
import type { Config } from '../config.ts';
import { createEmbeddedIdentity } from '../outside/identity/embedded.ts';
import type { Account, Accounts, Identity, KeyStore, PayloadStore } from '../outside/identity/identity.ts';
import { createOutsideIdentity } from '../outside/identity/outside-issuer.ts';
import { checkSignIn } from '../services/accounts/check-sign-in.ts';
import { findUser, type SignedInUser } from '../services/accounts/find-user.ts';
import { isEnded } from '../services/accounts/is-ended.ts';
import { replaceSigningKey } from '../services/accounts/replace-signing-key.ts';
import { stillVerified } from '../services/accounts/still-verified.ts';
import { recordSignOut } from '../services/audit/record-sign-out.ts';
import type { Environment } from '../services/environment.ts';
import {
  consumeOidcPayload,
  destroyOidcPayload,
  findOidcPayload,
  revokeOidcGrant,
  upsertOidcPayload,
} from '../stores/postgres/oidc-payloads.ts';
import { insertSigningKey, listSigningKeys } from '../stores/postgres/signing-keys.ts';

const WEB_CLIENT = 'earshot-web';
const ACCESS_TOKEN_SECONDS = 15 * 60;
const REFRESH_TOKEN_SECONDS = 14 * 24 * 60 * 60;

type IdentityConfig = Pick<Config, 'oidc' | 'productName' | 'publicUrl'>;

/** The embedded provider, or the issuer that the configuration names. */
export async function createIdentity(environment: Environment, config: IdentityConfig): Promise<Identity> {
  const { now, log } = environment;
  if (config.oidc) return createOutsideIdentity({ ...config.oidc, now });
  return createEmbeddedIdentity({
    productName: config.productName,
    publicUrl: config.publicUrl,
    clientId: WEB_CLIENT,
    audience: `${config.publicUrl}/api/gateway`,
    lifetimes: { accessToken: ACCESS_TOKEN_SECONDS, refreshToken: REFRESH_TOKEN_SECONDS },
    accounts: accountsOf(environment),
    payloads: payloadsOf(environment),
    keys: keysOf(environment),
    now,
    onError: (error) => log.error({ err: error }, 'sign-in service'),
    onSignedOut: (userId, from) => recordSignOut(environment, userId, from),
  });
}

function accountsOf(environment: Environment): Accounts {
  return {
    find: async (userId) => {
      const user = await findUser(environment, userId);
      return user && accountOf(user);
    },
    verify: async (username, password) => {
      const user = await checkSignIn(environment, { username, password });
      return user && user !== 'unconfirmed' ? { ...accountOf(user), proof: user.passwordHash } : user;
    },
    stillVerified: ({ userId, proof }) => stillVerified(environment, { id: userId, passwordHash: proof }),
  };
}

function accountOf({ id, email, name, disabled }: SignedInUser): Account {
  return { userId: id, email, name, disabled };
}

function payloadsOf(environment: Environment): PayloadStore {
  const { postgres, now } = environment;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    find: async (model, key) => {
      const found = await findOidcPayload(postgres, model, key, now());
      return found && (await isEnded(environment, found.payload)) ? null : found;
    },
    upsert: (model, id, payload, expiresAt) => {
      const keys = { grantId: textOf(payload['grantId']), userCode: textOf(payload['userCode']), uid: textOf(payload['uid']) };
      return upsertOidcPayload(postgres, { model, id, payload, ...keys, expiresAt });
    },
    consume: (model, id) => consumeOidcPayload(postgres, model, id, now()),
    destroy: (model, id) => destroyOidcPayload(postgres, model, id),
    revokeGrant: (grantId) => revokeOidcGrant(postgres, grantId),
  };
}

function keysOf(environment: Environment): KeyStore {
  const { postgres } = environment;
  return {
    list: () => listSigningKeys(postgres),
    insert: (kid, key) => insertSigningKey(postgres, { kid, ...key }),
    rotate: (kid, key, gone) => replaceSigningKey(environment, { kid, ...key }, gone),
  };
}
