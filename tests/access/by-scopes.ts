/** What an access token may of the person who owns what is named: with each scope alone, and, where none may, with all of them. */
import { eq } from 'drizzle-orm';
import { SCOPES, type Scope } from '../../src/contract/scopes.ts';
import { createAccessToken } from '../../src/services/accounts/create-access-token.ts';
import type { Actor, Environment } from '../../src/services/environment.ts';
import { accessTokens } from '../../src/stores/postgres/access-tokens.ts';
import type { Answer } from './ask.ts';
import { fresh, type ScopedTokens, type Setting, send, standing, type Tried } from './cells.ts';
import { type Row, scopeOf } from './row.ts';

export async function scopedTokens(environment: Environment, actor: Actor): Promise<ScopedTokens> {
  const make = async (scopes: readonly Scope[]) => createAccessToken(environment, actor, { name: scopes.join(' '), scopes });
  const ending = await make(SCOPES);
  const expiresAt = new Date(environment.now().getTime() + 1);
  await environment.postgres
    .update(accessTokens)
    .set({ expiresAt })
    .where(eq(accessTokens.id, Number(ending.id)));
  const [read, ask, write, all] = [await make(['read']), await make(['ask']), await make(['write']), await make(SCOPES)];
  return { read: read.token, ask: ask.token, write: write.token, all: all.token, ending: ending.token };
}

/** The one that is needed is enough, and no other is; what none may is refused whatever it is allowed, and nothing of it is done. */
export async function tryScopes(setting: Setting, tried: Tried): Promise<string[]> {
  const { name, row } = tried;
  const needed = scopeOf(name, row);
  const complaints: string[] = [];
  for (const held of needed === 'none' ? [...SCOPES, 'all' as const] : SCOPES) {
    const may = needed === 'by-function' || held === needed;
    const token = may && row.stream ? setting.scoped.ending : setting.scoped[held];
    const answer = await send(setting, tried, await (may ? fresh : standing)(setting, row), token);
    const complaint = may ? unlikeOwn(answer, row) : unlikeRefused(answer, needed);
    if (complaint) complaints.push(`a token that may ${held}: ${complaint}`);
  }
  return complaints;
}

function unlikeOwn({ status, body }: Answer, { own = 200 }: Row): string | null {
  return status === own ? null : `${status} ${body.slice(0, 300)} instead of ${own}`;
}

/** `forbidden`, in either envelope, and which scope it would take, where one would do. */
function unlikeRefused({ status, body }: Answer, needed: string): string | null {
  const { error, detail } = JSON.parse(body);
  const isTold = detail === undefined ? error?.code === 'forbidden' && (error.scope ?? 'none') === needed : detail === 'UNKNOWN';
  return status === 403 && isTold ? null : `${status} ${body.slice(0, 300)} instead of 403 for want of ${needed}`;
}
