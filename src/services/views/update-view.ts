/** Changes a view of the actor's own: its name, what it shows, or whether colleagues see it. */
import { type SavedView, viewChange } from '../../contract/saved-views.ts';
import { nameKey } from '../../engine/text/name-key.ts';
import { updateViewRow } from '../../stores/postgres/saved-views.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { refuseTakenName, VIEW_NAME } from '../topics/guards.ts';
import { viewOnWire } from './list-views.ts';

/** Throws not_found for what is not the actor's own, invalid where the name is taken. */
export async function updateView(environment: Environment, actor: Actor, input: unknown): Promise<SavedView> {
  const { viewId, name, search, ...others } = parseInput(viewChange, input);
  const changes = {
    ...others,
    ...(name !== undefined && { name, nameKey: nameKey(name) }),
    ...(search && { search: JSON.stringify(search) }),
  };
  const row = await refuseTakenName(
    environment.postgres,
    (transaction) => updateViewRow(transaction, actor, viewId, changes),
    VIEW_NAME,
  );
  if (!row) throw notFound('view');
  return viewOnWire(row, null);
}
