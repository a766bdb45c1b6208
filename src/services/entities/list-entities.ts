/** The organisation's own names, and whether its stored posts are read with them yet. */
import type { OwnEntities } from '../../contract/entities.ts';
import { organisationEntities } from '../../stores/postgres/custom-entities.ts';
import { findEntityList, isBehind } from '../../stores/postgres/entity-lists.ts';
import type { Actor, Environment } from '../environment.ts';
import { ownEntity } from './own-entity.ts';

export async function listEntities({ postgres }: Environment, { organisationId }: Actor): Promise<OwnEntities> {
  const [entities, list] = await Promise.all([
    organisationEntities(postgres, organisationId),
    findEntityList(postgres, organisationId),
  ]);
  return { entities: entities.map(ownEntity), reading: list !== null && isBehind(list) };
}
