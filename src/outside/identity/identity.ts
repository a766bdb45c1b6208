/**
 * Who may call: the door to the OpenID provider, embedded in this process or somewhere outside, and the small
 * interfaces through which the embedded one reaches what the program remembers. No verb and no table is known here.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoginErrorCode } from '../../contract/errors.ts';

export interface Account {
  userId: string;
  email: string;
  name: string;
  /** An operator lets them sign in no more. */
  disabled: boolean;
}

export interface VerifiedAccount extends Account {
  /** What says whether the password is still the one that was verified. */
  proof: string;
}

/** The people who may sign in at the embedded provider. */
export interface Accounts {
  find(userId: string): Promise<Account | null>;
  /** null for an unknown address and for a wrong password alike; `unconfirmed`: it is the password of a registration that waits. */
  verify(email: string, password: string): Promise<VerifiedAccount | 'unconfirmed' | null>;
  /**
   * To be asked when all that the sign-in gives is stored, and before it is handed out. False where the password became another since it
   * was verified: all of it is ended then.
   */
  stillVerified(account: VerifiedAccount): Promise<boolean>;
}

/** Where the embedded provider keeps sessions, grants, codes and tokens; expired entries count as absent. */
export interface PayloadStore {
  find(model: string, key: { id: string } | { uid: string } | { userCode: string }): Promise<StoredPayload | null>;
  upsert(model: string, id: string, payload: Record<string, unknown>, expiresAt: Date | null): Promise<void>;
  /** False where it was consumed before, or is not there any more: of several at once, one alone consumes it. */
  consume(model: string, id: string): Promise<boolean>;
  destroy(model: string, id: string): Promise<void>;
  revokeGrant(grantId: string): Promise<void>;
}

export interface StoredPayload {
  payload: Record<string, unknown>;
  consumedAt: Date | null;
}

export interface StoredKey {
  /** A private JSON Web Key. */
  jwk: Record<string, unknown>;
  createdAt: Date;
}

/** Where the embedded provider keeps its keys. */
export interface KeyStore {
  /** Newest first. */
  list(): Promise<StoredKey[]>;
  /** Does nothing when the key is there already. */
  insert(kid: string, key: StoredKey): Promise<void>;
  /**
   * This one beside the others but for those that are named; or instead of all, and without all that a PayloadStore holds: what was signed in
   * is signed out. All of it happens, or nothing.
   */
  rotate(kid: string, key: StoredKey, gone: readonly string[] | 'all'): Promise<void>;
}

export interface VerifiedToken {
  subject: string;
  /** The token's e-mail claim, where the issuer puts it there and vouches for it. */
  email: string | null;
  /** It puts one there, and does not vouch for it. */
  emailUnverified: boolean;
  /** As the issuer calls them in its tokens; null where it does not. */
  name: string | null;
  /** To the second; null where the issuer does not say. */
  issuedAt: Date | null;
  /** What all tokens of one sign-in have in common (`sid`); null where the issuer does not say. */
  session: string | null;
  /** When the person said who they are (`auth_time`), which a renewal does not change; null where the issuer does not say. */
  signedInAt: Date | null;
  expiresAt: Date;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

export interface Identity {
  issuer: string;
  clientId: string;
  /** What the page asks for at a sign-in, separated by spaces. */
  scope: string;
  /** @throws TokenRefused, IdentityUnreachable */
  verify(accessToken: string): Promise<VerifiedToken>;
  /** @throws TokenRefused for a wrong user or password, SignInRefused, IdentityUnreachable */
  passwordLogin(username: string, password: string): Promise<TokenPair>;
  /** The given refresh token is used up. @throws TokenRefused, IdentityUnreachable */
  refresh(refreshToken: string): Promise<TokenPair>;
  /** Ends the refresh token and everything issued with it; an unknown one is no error. @throws IdentityUnreachable */
  revoke(refreshToken: string): Promise<void>;
  /** null when the issuer is outside. */
  embedded: EmbeddedDoor | null;
}

/** Where somebody called from. */
export interface CalledFrom {
  address: string;
  deviceId: string | null;
}

/** What the gateway mounts when the provider lives in this process. */
export interface EmbeddedDoor {
  /** Answers a request below `/oidc`; changes its url. */
  handle(request: IncomingMessage, response: ServerResponse, from?: CalledFrom): Promise<void>;
  /**
   * Takes the password of the sign-in that `uid` names and answers where the browser goes on.
   * @throws TokenRefused for a wrong user or password, SignInRefused, InteractionGone
   */
  completeLogin(
    request: IncomingMessage,
    response: ServerResponse,
    uid: string,
    username: string,
    password: string,
  ): Promise<string>;
  /** From now on another key signs; `atOnce`: and nothing counts that those before have signed. */
  rotateKeys(atOnce: boolean): Promise<RotatedKeys>;
}

export interface RotatedKeys {
  /** Of the key that signs now. */
  kid: string;
  /** Until then tokens of the keys before count, unless they end earlier. */
  oldCountUntil: Date;
}

/** The token, password or refresh token does not count. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** They are who they say, and may not enter here all the same; the code of the login catalogue says why. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';

  constructor(readonly code: Extract<LoginErrorCode, 'EMAIL_UNVERIFIED' | 'USER_NOT_EXISTED' | 'CANNOT_VALIDATE_CREDENTIALS'>) {
    super(`sign-in refused: ${code}`);
  }
}

/** The sign-in was begun too long ago, in another browser, or is finished. */
export class InteractionGone extends Error {
  override readonly name = 'InteractionGone';
}

/** The outside issuer does not answer, or answers nonsense. */
export class IdentityUnreachable extends Error {
  override readonly name = 'IdentityUnreachable';
}
