/** The embedded OpenID provider as an Identity: everything happens in this process, nothing goes over a socket. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { keepProvider } from './current-provider.ts';
import {
  type CalledFrom,
  type EmbeddedDoor,
  type Identity,
  InteractionGone,
  type KeyStore,
  type PayloadStore,
  SignInRefused,
  TokenRefused,
} from './identity.ts';
import { inProcessPost } from './in-process-post.ts';
import { loadKeys, type ProviderKeys, rotateKeys } from './keys.ts';
import { registerPasswordGrant } from './password-grant.ts';
import { payloadAdapter } from './payload-adapter.ts';
import { gatewayResource, type ProviderSettings, providerConfiguration, SCOPE } from './provider.ts';
import { publishedKeys } from './published-keys.ts';
import { readTokenAnswer } from './token-endpoint.ts';
import { type TokenRules, verifyToken } from './verify-token.ts';

/** Path of the issuer below the public address. */
const MOUNT = '/oidc';

export interface EmbeddedOptions extends ProviderSettings {
  payloads: PayloadStore;
  keys: KeyStore;
  now(): Date;
  onError(error: unknown): void;
  /** Of a person who has ended a session, from where, if that is known. */
  onSignedOut(userId: string, from: CalledFrom | undefined): Promise<void>;
}

export async function createEmbeddedIdentity(options: EmbeddedOptions): Promise<Identity> {
  const { publicUrl, clientId, audience, accounts } = options;
  const issuer = publicUrl + MOUNT;
  const { host, protocol } = new URL(issuer);
  const { Library, errors } = await loadLibrary();
  const internalKey = randomBytes(32).toString('base64url');
  const use = { tokens: options.lifetimes.accessToken, cookies: options.lifetimes.refreshToken };
  const callers = new WeakMap<IncomingMessage, CalledFrom>();
  const load = () => loadKeys(options.keys, use, options.now());
  const current = await keepProvider(load, make, options);

  function make(keys: ProviderKeys) {
    const provider = new Library(issuer, {
      ...providerConfiguration(options, keys),
      adapter: payloadAdapter(options.payloads, { now: options.now, InvalidGrant: errors.InvalidGrant }),
    });
    // It believes what `mounted` writes, whatever came.
    provider.proxy = true;
    provider.on('server_error', (_context, error) => options.onError(error));
    tellSignedOut(provider, ({ req }, userId) => options.onSignedOut(userId, callers.get(req)).catch(options.onError));
    registerPasswordGrant({
      provider,
      InvalidGrant: errors.InvalidGrant,
      OtherError: errors.CustomOIDCProviderError,
      accounts,
      scope: SCOPE,
      resource: gatewayResource(options),
      internalKey,
    });
    return { provider, handler: provider.callback() };
  }

  const readPublished = async () => ({ keys: (await load()).public });
  let published = publishedKeys(readPublished, options.now);
  const rules: TokenRules = { issuer, audience, keys: (header, token) => published(header, token), now: options.now };
  const post = (path: string, form: Record<string, string>) =>
    inProcessPost(mounted, host, MOUNT + path, {
      client_id: clientId,
      ...form,
    });

  /**
   * The library routes by `url` and builds its own addresses from the difference to `originalUrl`, on the host that the
   * request names: that must be ours, whatever a stranger writes there, or a proxy does not. Behind TLS its cookies are for TLS alone.
   */
  async function mounted(
    request: IncomingMessage & { originalUrl?: string },
    response: ServerResponse,
    from?: CalledFrom,
  ): Promise<void> {
    if (from) callers.set(request, from);
    request.headers.host = host;
    delete request.headers['x-forwarded-host'];
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    request.originalUrl = request.url ?? MOUNT;
    request.url = request.originalUrl.slice(MOUNT.length) || '/';
    return (await current.get()).handler(request, response);
  }

  const embedded: EmbeddedDoor = {
    handle: mounted,
    completeLogin: async (request, response, uid, username, password) => {
      const { provider } = await current.get();
      await openInteraction(provider, request, response, uid);
      // What is signed in by it is as old as the password that was verified, however long that took.
      const ts = Math.floor(Date.now() / 1000);
      const account = await accounts.verify(username, password);
      if (!account) throw new TokenRefused('incorrect email or password');
      if (account === 'unconfirmed') throw new SignInRefused('EMAIL_UNVERIFIED');
      if (account.disabled) throw new SignInRefused('USER_NOT_EXISTED');
      const login = { accountId: account.userId, amr: ['pwd'], ts };
      const returnTo = await provider.interactionResult(request, response, { login });
      if (!(await accounts.stillVerified(account))) throw new TokenRefused('the password was changed');
      return returnTo;
    },
    rotateKeys: async (atOnce) => {
      const rotated = await rotateKeys(options.keys, use, options.now(), atOnce);
      await current.renew();
      published = publishedKeys(readPublished, options.now);
      return rotated;
    },
  };

  /** The cookie must belong to the sign-in that the address names. */
  async function openInteraction(
    provider: Provider,
    request: IncomingMessage,
    response: ServerResponse,
    uid: string,
  ): Promise<void> {
    try {
      const interaction = await provider.interactionDetails(request, response);
      if (interaction.uid === uid) return;
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
    }
    throw new InteractionGone('no such sign-in in this browser');
  }

  return {
    issuer,
    clientId,
    scope: SCOPE,
    embedded,
    verify: (token) => verifyToken(token, rules),
    passwordLogin: async (username, password) =>
      readTokenAnswer(
        await post('/token', { grant_type: 'password', scope: SCOPE, username, password, internal_key: internalKey }),
      ),
    refresh: async (refreshToken) =>
      readTokenAnswer(await post('/token', { grant_type: 'refresh_token', refresh_token: refreshToken })),
    revoke: async (refreshToken) => {
      await post('/token/revocation', { token: refreshToken, token_type_hint: 'refresh_token' });
    },
  };
}

/** A session ends by the browser that has it, or by whoever brings its refresh token. */
function tellSignedOut(provider: Provider, tell: (context: KoaContextWithOIDC, userId: string) => Promise<void>): void {
  provider.on('end_session.success', (context) => {
    const userId = context.oidc.session?.accountId;
    if (userId) void tell(context, userId);
  });
  provider.on('grant.revoked', (context) => {
    const userId = context.oidc.route === 'revocation' ? context.oidc.entities.RefreshToken?.accountId : undefined;
    if (userId) void tell(context, userId);
  });
}

/** On Node 20 the library works but says on loading that it is not supported; people who start the program cannot act on it. */
async function loadLibrary() {
  // biome-ignore-start lint/suspicious/noConsole: it is the library that speaks there
  const warn = console.warn;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    const { default: Library, errors } = await import('oidc-provider');
    return { Library, errors };
  } finally {
    console.warn = warn;
  }
  // biome-ignore-end lint/suspicious/noConsole: it is the library that speaks there
}
