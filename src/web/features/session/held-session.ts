/** A session as this browser holds it, however the person signed in; and what a way of signing in must be able to do. */
import type { SessionUser } from '../../lib/session.ts';

export interface HeldSession {
  user: SessionUser;
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface WayIn {
  /** What is stored here, expired or not. */
  read(): Promise<HeldSession | null>;
  /** Fresh tokens for the stored session, stored; throws when the session cannot go on. */
  renew(): Promise<HeldSession>;
  /** Ends the session at the server. Local data is gone afterwards, whether that worked or not. */
  end(): Promise<void>;
  /** Removes local data only. */
  forget(): Promise<void>;
  /** Whether a change of this localStorage key, made by another tab, concerns the session. */
  isStorageKey(key: string): boolean;
}
