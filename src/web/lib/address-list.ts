/**
 * A list as it stands in an address: items with commas between them. A comma within an item is written `%2C`, so that names with
 * one survive; one empty item, which a filter asks "posts without" with, is the empty text. A list or a number, as an address
 * made by hand may hold, is read too. What is no list at all is null.
 */
export function readList(given: unknown): string[] | null {
  if (typeof given === 'string') return given.split(',').map(unescaped);
  if (typeof given === 'number') return [String(given)];
  if (Array.isArray(given)) return given.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
  return null;
}

/** Nothing for an empty list, which restricts nothing. */
export function writeList(items: readonly (string | number)[]): string | undefined {
  return items.length === 0 ? undefined : items.map((item) => escaped(String(item))).join(',');
}

function escaped(item: string): string {
  return item.replaceAll('%', '%25').replaceAll(',', '%2C');
}

function unescaped(item: string): string {
  return item.replaceAll('%2C', ',').replaceAll('%25', '%');
}
