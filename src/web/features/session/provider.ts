/** The OpenID provider as it describes itself, and how it is called. */
import { type AuthorizationServer, type Client, clockTolerance } from 'oauth4webapi';
import { loadClientSettings } from './client-settings.ts';

/** Milliseconds for which an answer of the provider is waited for. */
export const PATIENCE = 10_000;

/** Seconds. Tokens come straight from their issuer, so one that seems to have ended tells of a clock here that is wrong. */
const TOLERANCE = 86_400;

let described: Promise<AuthorizationServer> | null = null;

/** Asked for once in a page, and again only after a failure. */
export function describedProvider(): Promise<AuthorizationServer> {
  return described ?? askProvider('default');
}

/** Asks now. @throws where the provider does not answer, or something else in its place. */
export function reachProvider(): Promise<AuthorizationServer> {
  return askProvider('no-store');
}

function askProvider(cache: RequestCache): Promise<AuthorizationServer> {
  described = loadClientSettings()
    .then(({ authority }) => fetchDescription(authority, cache))
    .catch((error: unknown) => {
      described = null;
      throw error;
    });
  return described;
}

async function fetchDescription(authority: string, cache: RequestCache): Promise<AuthorizationServer> {
  const issuer = withoutSlash(authority);
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { cache, signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`the provider does not answer: HTTP ${answer.status}`);
  const found = await descriptionIn(answer);
  if (withoutSlash(found.issuer) !== issuer) throw new Error(`another provider answers: ${found.issuer}`);
  return found;
}

/** Only who it is of is looked at here; the library looks at the rest that it uses. */
async function descriptionIn(answer: Response): Promise<AuthorizationServer> {
  return (await answer.json()) as AuthorizationServer;
}

/** Operators write the address of their provider with it and without. */
function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

export function clientOf(clientId: string): Client {
  return { client_id: clientId, [clockTolerance]: TOLERANCE };
}
