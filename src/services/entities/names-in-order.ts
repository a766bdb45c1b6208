/** Names as a person gave them, in the shape in which they are kept and looked for, or what is wrong with them. */
import type { EntityInput } from '../../contract/entities.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import { LIMITS } from '../../contract/limits.ts';
import { HeldNames, type NamedEntity } from '../../engine/themes/name-clashes.ts';
import type { NewEntity } from '../../stores/postgres/custom-entities.ts';
import { limitReached, ServiceError } from '../errors.ts';

export interface GivenEntity {
  entity: EntityInput;
  /** Of its fields in the request: '' or `entities.3.`. */
  path: string;
}

/**
 * Throws invalid with every clash at its field, and by whom a name is taken; limit_reached where the names have too many letters
 * together. Earlier ones of the list count as `others` too. The caller holds the organisation's plan.
 */
export function namesInOrder(
  given: readonly GivenEntity[],
  others: readonly NamedEntity[],
): (EntityInput & Pick<NewEntity, 'nameKey'>)[] {
  const held = new HeldNames();
  for (const other of others) held.add(other);
  const used = held.letters;
  const fields: FieldErrors = {};
  const takenBy: Record<string, string> = {};
  const kept = given.map(({ entity, path }) => {
    const bare = withoutBraces(entity, held.read(entity.name).spelling);
    for (const clash of held.clashes(bare)) {
      fields[path + clash.field] = clash.problem;
      if (clash.takenBy !== undefined) takenBy[path + clash.field] = clash.takenBy;
    }
    held.add(bare);
    return { ...bare, nameKey: held.read(bare.name).key };
  });
  const wrong = Object.keys(fields);
  if (wrong.length > 0) {
    const detail = Object.keys(takenBy).length > 0 ? { fields, takenBy } : { fields };
    throw new ServiceError('invalid', `invalid: ${wrong.join(', ')}`, detail);
  }
  if (held.letters > LIMITS.entityLetters) throw limitReached('entityLetters', LIMITS.entityLetters, used);
  return kept;
}

/** A name in braces is shown without, and looked for with them: last of the aliases, so that theirs keep their places. */
function withoutBraces(entity: EntityInput, spelling: string | null): EntityInput {
  if (spelling === null) return entity;
  const aliases = entity.aliases.includes(`{${spelling.trim()}}`) ? entity.aliases : [...entity.aliases, `{${spelling.trim()}}`];
  return { ...entity, name: spelling.trim(), aliases };
}
