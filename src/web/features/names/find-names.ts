/** Searching and ordering the names of an organisation, in the browser: there are some hundreds at most. */
import type { OwnEntity } from '../../../contract/entities.ts';

/** By any of its names, in the order in which a reader of `language` expects them. */
export function findNames(names: readonly OwnEntity[], text: string, language: string): OwnEntity[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const wanted = fold(text);
  return names
    .filter(({ name, aliases }) => [name, ...aliases].some((written) => fold(written).includes(wanted)))
    .toSorted((one, other) => collator.compare(one.name, other.name));
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
