/** What is followed, and how far it has been read. */
import { addDays } from 'date-fns';
import { LIMITS } from '../../contract/limits.ts';
import type { Coverage, Source } from '../../contract/sources.ts';
import { lastDays } from '../../engine/analysis/last-days.ts';
import { allFollowed, type FollowedSource, followedSources } from '../../stores/postgres/source-follows.ts';
import { postsBetween } from '../../stores/postgres/source-hours.ts';
import { spendingOf } from '../../stores/postgres/source-spending.ts';
import type { Actor, Environment } from '../environment.ts';
import { budgetOnWire, planOf } from './budget-of-source.ts';
import { coverageOnWire, sourceOnWire } from './source-on-wire.ts';

export interface Sources {
  sources: Source[];
  coverage: Coverage[];
}

/** The organisation's own and those for everybody; days are those of its zone. */
export async function listSources(environment: Environment, { organisationId, timezone }: Actor): Promise<Sources> {
  const followed = await followedSources(environment.postgres, organisationId);
  return { sources: await onWire(environment, followed, timezone), coverage: coverageOnWire(followed) };
}

export async function getCoverage({ postgres }: Environment, { organisationId }: Actor): Promise<Coverage[]> {
  return coverageOnWire(await followedSources(postgres, organisationId));
}

/** For the operator: of all organisations; days are those of UTC. */
export async function listAllSources(environment: Environment): Promise<Source[]> {
  return onWire(environment, await allFollowed(environment.postgres), '+0000');
}

/** In the order of their names. */
export async function onWire({ postgres, now }: Environment, followed: FollowedSource[], timezone: string): Promise<Source[]> {
  const { dates: days, edges } = lastDays(now(), timezone, LIMITS.sourceDays);
  const ids = followed.map(({ source }) => source.id);
  const posts = await postsBetween(postgres, ids, edges);
  const budgeted = followed.flatMap(({ source }) => (planOf(source) ? [source.id] : []));
  // Whatever the zone of a budget, its day is one of these.
  const spending = await spendingOf(postgres, budgeted, lastDays(addDays(now(), 1), 'UTC', 3).dates);
  const listed = followed.map((one) => {
    const budget = budgetOnWire(one.source, spending, now());
    return sourceOnWire(one, { days, posts: posts.get(one.source.id), budget });
  });
  return listed.sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en') || one.id - other.id);
}

function nameOf({ title, address }: Source): string {
  return title ?? address.replace(/^https?:\/\/(?:www\.)?/, '');
}
