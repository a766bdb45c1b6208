/** What the operator has to be let in by APIs; null where he has none. */
import { SourceFailure } from './source-failure.ts';

export interface ApiKeys {
  /** Bearer token of an app of X. */
  X_BEARER_TOKEN: string | null;
  YOUTUBE_API_KEY: string | null;
  /** Of a system user, for pages and Instagram. */
  META_ACCESS_TOKEN: string | null;
  /** Of the app, by which it proves that the token is its own. */
  META_APP_SECRET: string | null;
  /** Number of the professional account that asks Instagram. */
  INSTAGRAM_ACCOUNT_ID: string | null;
  GOOGLE_SEARCH_KEY: string | null;
  /** `cx`: the engine that searches. */
  GOOGLE_SEARCH_ENGINE: string | null;
  BRAVE_SEARCH_KEY: string | null;
}

export const NO_KEYS: ApiKeys = {
  X_BEARER_TOKEN: null,
  YOUTUBE_API_KEY: null,
  META_ACCESS_TOKEN: null,
  META_APP_SECRET: null,
  INSTAGRAM_ACCOUNT_ID: null,
  GOOGLE_SEARCH_KEY: null,
  GOOGLE_SEARCH_ENGINE: null,
  BRAVE_SEARCH_KEY: null,
};

/** @throws SourceFailure `unauthorised` */
export function keyOf(keys: ApiKeys, name: keyof ApiKeys): string {
  const key = keys[name];
  if (key === null) throw new SourceFailure('unauthorised', `The operator has not set ${name}`);
  return key;
}
