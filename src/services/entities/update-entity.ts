/** Changes a name of the organisation's own. */
import { entityVersion, type OwnEntity } from '../../contract/entities.ts';
import { organisationEntities, updateEntityRow } from '../../stores/postgres/custom-entities.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { changeNames } from './change-names.ts';
import { namesInOrder } from './names-in-order.ts';
import { entityOf, ownEntity } from './own-entity.ts';

/** `basedOn`: the `updatedAt` that was edited. Throws `conflict` where another version is stored; without it nothing is compared. */
export async function updateEntity(environment: Environment, actor: Actor, input: unknown): Promise<OwnEntity> {
  await mayWrite(environment, actor);
  const { id, basedOn, ...entity } = parseInput(entityVersion, input);
  const { organisationId, userId } = actor;
  return changeNames(environment, actor, async (transaction, there) => {
    const before = entityOf(there, id);
    if (basedOn !== undefined && Date.parse(basedOn) !== before.updatedAt.getTime()) throw changedSince(before);
    const updatedAt = new Date(Math.max(environment.now().getTime(), before.updatedAt.getTime() + 1));
    const others = there.filter((other) => other !== before);
    for (const named of namesInOrder([{ entity, path: '' }], others))
      await updateEntityRow(transaction, before.id, { ...named, organisationId, updatedBy: userId, updatedAt });
    return ownEntity(entityOf(await organisationEntities(transaction, organisationId), id));
  });
}

function changedSince({ updatedAt, by }: { updatedAt: Date; by: string | null }): ServiceError {
  const changedAt = updatedAt.toISOString();
  const detail = by === null ? { changedAt } : { changedAt, changedBy: by };
  return new ServiceError('conflict', `the name was changed by ${by ?? 'somebody'} at ${changedAt}`, detail);
}
