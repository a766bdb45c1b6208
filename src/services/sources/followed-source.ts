/** One source of a follower, for the verbs that change it. */
import type { Source } from '../../contract/sources.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { type Follower, followedSources } from '../../stores/postgres/source-follows.ts';
import { hastenRested, hastenSource } from '../../stores/postgres/sources.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { onWire } from './list-sources.ts';

/** A person of an organisation, or the operator, who acts for all. */
export type Asker = Actor | 'operator';

export function followerOf(asker: Asker): Follower {
  return asker === 'operator' ? null : asker.organisationId;
}

export async function mayFollow(environment: Environment, asker: Asker): Promise<void> {
  if (asker !== 'operator') await mayWrite(environment, asker);
}

/** What an organisation begins or goes on with is asked no sooner than this after it was asked last, for whomever. */
const REST_MS = 60_000;

/** Whoever pauses a source and goes on with it again and again asks it no more often; the operator may. */
export async function hastenFor(asker: Asker, transaction: Transaction, id: number, now: Date): Promise<void> {
  if (asker === 'operator') await hastenSource(transaction, id, now);
  else await hastenRested(transaction, id, now, REST_MS);
}

/** @throws not_found where the asker does not follow it by himself */
export async function followedSource(environment: Environment, asker: Asker, id: number): Promise<Source> {
  const followed = await followedSources(environment.postgres, followerOf(asker));
  const found = followed.filter(({ source, forEverybody }) => source.id === id && forEverybody === (asker === 'operator'));
  const [source] = await onWire(environment, found, asker === 'operator' ? '+0000' : asker.timezone);
  if (!source) throw notFound('source');
  return source;
}
