/** Names as a person gave them, in the shape in which they are kept and looked for, or what is wrong with them. */
import type { EntityInput } from '../../contract/entities.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import { readName } from '../../engine/themes/gazetteer.ts';
import { HeldNames, type NamedEntity } from '../../engine/themes/name-clashes.ts';
import type { NewEntity } from '../../stores/postgres/custom-entities.ts';
import { ServiceError } from '../errors.ts';

export interface GivenEntity {
  entity: EntityInput;
  /** Of its fields in the request: '' or `entities.3.`. */
  path: string;
}

/** Throws invalid with every clash at its field, and by whom a name is taken. Earlier ones of the list count as `others` too. */
export function namesInOrder(given: readonly GivenEntity[], others: readonly NamedEntity[]): EntityInput[] {
  const held = new HeldNames();
  for (const other of others) held.add(other);
  const fields: FieldErrors = {};
  const takenBy: Record<string, string> = {};
  const kept = given.map(({ entity, path }) => {
    const bare = withoutBraces(entity);
    for (const clash of held.clashes(bare)) {
      fields[path + clash.field] = clash.problem;
      if (clash.takenBy !== undefined) takenBy[path + clash.field] = clash.takenBy;
    }
    held.add(bare);
    return bare;
  });
  const wrong = Object.keys(fields);
  if (wrong.length === 0) return kept;
  const detail = Object.keys(takenBy).length > 0 ? { fields, takenBy } : { fields };
  throw new ServiceError('invalid', `invalid: ${wrong.join(', ')}`, detail);
}

export function entityRow(
  entity: EntityInput,
  changed: Pick<NewEntity, 'organisationId' | 'updatedBy' | 'updatedAt'>,
): NewEntity {
  return { ...changed, ...entity, nameKey: readName(entity.name).key };
}

/** A name in braces is shown without, and looked for with them: last of the aliases, so that theirs keep their places. */
function withoutBraces(entity: EntityInput): EntityInput {
  const { spelling } = readName(entity.name);
  if (spelling === null) return entity;
  const aliases = entity.aliases.includes(`{${spelling.trim()}}`) ? entity.aliases : [...entity.aliases, `{${spelling.trim()}}`];
  return { ...entity, name: spelling.trim(), aliases };
}
