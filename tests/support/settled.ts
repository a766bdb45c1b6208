/** An answer without what is free in it: the order of rows that have none of their own, and which post stands as the example of many. */

/** Lists of texts and numbers stay in order; rows, and the entries of a Map or a Set, are put into one. */
export function settled(answer: unknown): unknown {
  if (answer instanceof Map || answer instanceof Set) return inOrder([...answer].map(settled));
  if (Array.isArray(answer)) {
    const items = answer.map(settled);
    return items.some((item) => typeof item === 'object' && item !== null) ? inOrder(items) : items;
  }
  if (typeof answer !== 'object' || answer === null || answer instanceof Date) return answer;
  const fields = Object.entries(answer).filter(([name]) => name !== 'example');
  return Object.fromEntries(fields.map(([name, value]) => [name, settled(value)]));
}

function inOrder(items: readonly unknown[]): unknown[] {
  const keyed = items.map((item) => ({ item, key: JSON.stringify(item) }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
}
