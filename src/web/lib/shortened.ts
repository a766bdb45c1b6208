/** A term of a query where it is only named: the whole of it stands in the query. */

/** Characters. */
const SHOWN = 60;

export function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text;
}
