/**
 * What the gateway is handed when it is built. It keeps nothing of its own that another instance would miss, except
 * counters of attempts, which are per process on purpose.
 */
import type { ClientSettings } from '../contract/accounts.ts';
import type { CallsPerMinute } from '../contract/calls-per-minute.ts';
import type { Identity } from '../outside/identity/identity.ts';
import type { Environment } from '../services/environment.ts';

export interface Gateway {
  environment: Environment;
  identity: Identity;
  productName: string;
  /** Origin by which browsers reach the program. */
  publicUrl: string;
  /** Folder of the built web page; null where only the calls are served. */
  webFolder: string | null;
  /** Whether the page sends whoever is not signed in to the provider at once. */
  autoRedirect: boolean;
  /** Proxies whose X-Forwarded-* headers count. */
  trustProxy: readonly string[];
  callsPerMinute: CallsPerMinute;
  /** Whoever brings it may ingest; null: nobody. */
  operatorToken: string | null;
  /** Whether people may make accounts themselves. */
  registration: ClientSettings['registration'];
  /** Aborted when the program has been told to stop: it serves on, and holds nobody. */
  leaving: AbortSignal;
  /** What is measured, and who besides the operator may read it (null: nobody); null: nothing is. */
  metrics: { token: string | null; text(): Promise<{ type: string; body: string }> } | null;
  /** Rejects while requests could not be served. */
  checkReady(): Promise<void>;
  /** The demo sign-in while it has its first password. */
  demoSignIn(): Promise<ClientSettings['demoSignIn']>;
}
