/** Deletes a name of the organisation's own; posts are then read without it. */
import { entityReference } from '../../contract/entities.ts';
import { deleteEntityRow } from '../../stores/postgres/custom-entities.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { changeNames } from './change-names.ts';
import { entityOf } from './own-entity.ts';

export async function deleteEntity(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  await mayWrite(environment, actor);
  const { id } = parseInput(entityReference, input);
  await changeNames(environment, actor, async (transaction, there) => {
    await deleteEntityRow(transaction, actor.organisationId, entityOf(there, id).id);
  });
}
