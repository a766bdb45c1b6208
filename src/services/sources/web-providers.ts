/** Who searches the web for people: those of whom the operator has a key, the better one first. */
import type { WEB_PROVIDERS } from '../../contract/web-search.ts';
import type { Dialect } from '../../engine/asking/dialect.ts';
import type { ApiKeys } from '../../outside/connectors/api-keys.ts';
import { braveSearch } from '../../outside/connectors/web-search/brave.ts';
import { googleSearch } from '../../outside/connectors/web-search/google.ts';
import type { WebSearch } from '../../outside/connectors/web-search/web-search.ts';
import { ASKED } from './asked-kinds.ts';

export interface WebProvider {
  /** Of the source whose budget it is. */
  kind: (typeof WEB_PROVIDERS)[number];
  search: WebSearch;
  dialect: Dialect;
  /** Between two questions. */
  pauseMs: number | undefined;
}

export function webProviders(keys: ApiKeys): WebProvider[] {
  const { GOOGLE_SEARCH_KEY: key, GOOGLE_SEARCH_ENGINE: engine, BRAVE_SEARCH_KEY: brave } = keys;
  const providers: WebProvider[] = [];
  if (key !== null && engine !== null) providers.push(providerOf('google', googleSearch({ key, engine })));
  if (brave !== null) providers.push(providerOf('brave', braveSearch({ key: brave, kind: 'web' })));
  return providers;
}

function providerOf(kind: WebProvider['kind'], search: WebSearch): WebProvider {
  const { dialect, pauseMs } = ASKED[kind];
  return { kind, search, dialect, pauseMs };
}
