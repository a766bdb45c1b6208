/** The mentions a file is of, as they were asked for at some time before it is made. */
import type { PostsCsvInput } from '../../contract/exports.ts';
import { type Asked, askedOf } from '../analysis/asked.ts';
import type { Actor, Environment } from '../environment.ts';

/** As it was asked at that time: a window that had no end goes no further. Throws not_found for a topic that is gone. */
export function exportAsked(
  environment: Environment,
  actor: Actor,
  { id, filter }: PostsCsvInput,
  until: string,
): Promise<Asked> {
  return askedOf({ ...environment, now: () => new Date(until) }, actor, { id, filter }, filter.bucket);
}
