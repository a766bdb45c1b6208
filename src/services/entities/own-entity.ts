/** An entity of an organisation's own: as it goes over the wire, and whether the actor's organisation has it. */
import type { OwnEntity } from '../../contract/entities.ts';
import type { CustomEntity } from '../../stores/postgres/custom-entities.ts';
import { notFound } from '../errors.ts';

const LARGEST_ID = 2 ** 31 - 1;

export function ownEntity({ id, type, name, aliases, updatedAt, by }: CustomEntity): OwnEntity {
  return { id: String(id), type, name, aliases, updatedAt: updatedAt.toISOString(), updatedBy: by };
}

/** Of the organisation's; throws not_found for what does not exist and for what belongs to another alike. */
export function entityOf(entities: readonly CustomEntity[], id: string): CustomEntity {
  const number = Number(id);
  const found = number <= LARGEST_ID ? entities.find((entity) => entity.id === number) : undefined;
  if (!found) throw notFound('name');
  return found;
}
