/** The mentions a file is of, as they were asked for at some time before it is made. */
import type { PostsCsvInput } from '../../contract/exports.ts';
import { type Asked, askedOf } from '../analysis/asked.ts';
import type { Actor, Environment } from '../environment.ts';

/** A window that had no end goes no further than to that time. Throws not_found for a topic that is gone. */
export function exportAsked(
  environment: Environment,
  actor: Actor,
  { id, filter }: PostsCsvInput,
  until: string,
): Promise<Asked> {
  return askedOf(environment, actor, { id, filter: { ...filter, endDate: filter.endDate ?? until } }, filter.bucket);
}
