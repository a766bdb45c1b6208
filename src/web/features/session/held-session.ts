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
  /**
   * Fresh tokens for the stored session, stored; throws when the session cannot go on. null: while they were on their way it was ended
   * or replaced here, perhaps by another tab. That counts: they are given back, and nothing is stored.
   */
  renew(): Promise<HeldSession | null>;
  /** Removes local data, then ends the session at the server; that alone may fail, or take its time. */
  end(): Promise<void>;
  /** Removes local data only. */
  forget(): Promise<void>;
  /** Whether a change of this localStorage key, made by another tab, concerns the session. */
  isStorageKey(key: string): boolean;
}
