/**
 * What is wrong with the names of an entity beside those of others: one that can never be found, one said twice, one that means
 * another entity already. Names that differ only in what posts may differ in (case, width, script) are the same; one in braces is
 * another than the one without. It does not look at lengths that a schema can check.
 */
import { isLongEnough, type ReadName, readName, writtenNames } from './gazetteer.ts';

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

/** Grows by the entities that are given to it: later ones are held against the earlier. Each name is read once. */
export class HeldNames {
  /** Key of a name that is shown → the name; key of a name that is looked for → the name of its entity. */
  readonly #shown = new Map<string, string>();
  readonly #sought = new Map<string, string>();
  readonly #read = new Map<string, ReadName>();
  #letters = 0;

  /** UTF-16 units of all names that are looked for, folded: what a gazetteer of these entities has to hold. */
  get letters(): number {
    return this.#letters;
  }

  read(written: string): ReadName {
    const known = this.#read.get(written);
    if (known) return known;
    const read = readName(written);
    this.#read.set(written, read);
    return read;
  }

  add(entity: NamedEntity): void {
    this.#shown.set(this.read(entity.name).key, entity.name);
    for (const written of writtenNames(entity)) {
      const read = this.read(written);
      this.#sought.set(identityOf(read), entity.name);
      this.#letters += read.key.length;
    }
  }

  /** In the order of the fields; nothing where the entity may be added. */
  clashes(entity: NamedEntity): NameClash[] {
    const clashes: NameClash[] = [];
    const own = new Set<string>();
    const sought = new Set(writtenNames(entity));
    for (const [index, written] of [entity.name, ...entity.aliases].entries()) {
      const field = index === 0 ? 'name' : `aliases.${index - 1}`;
      const read = this.read(written);
      const { key } = read;
      const identity = identityOf(read);
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
function identityOf({ key, spelling }: ReadName): string {
  return spelling === null ? key : `{${spelling}}`;
}
