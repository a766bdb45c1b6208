/** Deletes a view of the actor's own. */
import { deleteView as endpoint } from '../../contract/saved-views.ts';
import { deleteViewRow } from '../../stores/postgres/saved-views.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';

/** Throws not_found for what is not the actor's own. */
export async function deleteView(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  const { viewId } = parseInput(endpoint.input, input);
  if (!(await deleteViewRow(environment.postgres, actor, viewId))) throw notFound('view');
}
