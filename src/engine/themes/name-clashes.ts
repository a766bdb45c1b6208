/**
 * What is wrong with the names of an entity beside those of others: one that can never be found, one said twice, one that means
 * another entity already. Names that differ only in what posts may differ in (case, width, script) are the same; one in braces is
 * another than the one without. It does not look at lengths that a schema can check.
 */
import { isLongEnough, readName, writtenNames } from './gazetteer.ts';

export interface NamedEntity {
  name: string;
  aliases: readonly string[];
}

export interface NameClash {
  /** `name`, or `aliases.N`. */
  field: string;
  problem: 'nameTooShort' | 'nameTwice' | 'nameTaken';
  /** Of `nameTaken`: the entity that has it. */
  takenBy?: string;
}

/** Grows by the entities that are given to it: later ones are held against the earlier. */
export class HeldNames {
  /** Key of a name that is shown → the name; key of a name that is looked for → the name of its entity. */
  readonly #shown = new Map<string, string>();
  readonly #sought = new Map<string, string>();

  add(entity: NamedEntity): void {
    this.#shown.set(readName(entity.name).key, entity.name);
    for (const written of writtenNames(entity)) this.#sought.set(identityOf(written), entity.name);
  }

  /** In the order of the fields; nothing where the entity may be added. */
  clashes(entity: NamedEntity): NameClash[] {
    const clashes: NameClash[] = [];
    const own = new Set<string>();
    const sought = new Set(writtenNames(entity));
    for (const [index, written] of [entity.name, ...entity.aliases].entries()) {
      const field = index === 0 ? 'name' : `aliases.${index - 1}`;
      const { key } = readName(written);
      const identity = identityOf(written);
      const shownBy = index === 0 ? this.#shown.get(key) : undefined;
      const takenBy = shownBy ?? (sought.has(written) ? this.#sought.get(identity) : undefined);
      if (!isLongEnough(key)) clashes.push({ field, problem: 'nameTooShort' });
      else if (own.has(identity)) clashes.push({ field, problem: 'nameTwice' });
      else if (takenBy !== undefined) clashes.push({ field, problem: 'nameTaken', takenBy });
      if (sought.has(written)) own.add(identity);
    }
    return clashes;
  }
}

/** By which names of equal meaning are equal. */
function identityOf(written: string): string {
  const { key, spelling } = readName(written);
  return spelling === null ? key : `{${spelling}}`;
}
