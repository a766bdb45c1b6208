/** Adds one name of the organisation's own, or a list of them. */
import { type EntityInput, entityInput, entityList, type OwnEntity } from '../../contract/entities.ts';
import { LIMITS } from '../../contract/limits.ts';
import { insertEntities, organisationEntities } from '../../stores/postgres/custom-entities.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { limitReached } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { changeNames } from './change-names.ts';
import { type GivenEntity, namesInOrder } from './names-in-order.ts';
import { ownEntity } from './own-entity.ts';

export async function createEntity(environment: Environment, actor: Actor, input: unknown): Promise<OwnEntity> {
  await mayWrite(environment, actor);
  const entity = parseInput(entityInput, input);
  const [added] = await addEntities(environment, actor, [{ entity, path: '' }]);
  if (!added) throw new Error('an added name came back empty');
  return added;
}

/** All of the list, or none. */
export async function importEntities(environment: Environment, actor: Actor, input: unknown): Promise<OwnEntity[]> {
  await mayWrite(environment, actor);
  const { entities } = parseInput(entityList, input);
  const given = entities.map((entity: EntityInput, index) => ({ entity, path: `entities.${index}.` }));
  return addEntities(environment, actor, given);
}

function addEntities(environment: Environment, actor: Actor, given: readonly GivenEntity[]): Promise<OwnEntity[]> {
  const { organisationId, userId } = actor;
  const changed = { organisationId, updatedBy: userId, updatedAt: environment.now() };
  return changeNames(environment, actor, async (transaction, there) => {
    const used = there.length;
    if (used + given.length > LIMITS.entities) throw limitReached('entities', LIMITS.entities, used);
    const rows = namesInOrder(given, there).map((entity) => ({ ...entity, ...changed }));
    const ids = new Set(await insertEntities(transaction, rows));
    const after = await organisationEntities(transaction, organisationId);
    return after.filter(({ id }) => ids.has(id)).map(ownEntity);
  });
}
