/** What of a wish is another than what is there: a command that is run twice changes nothing the second time. */

/** Fields that are left out, or are as they are wished, are not in it. */
export function differingFields<Wish extends object>(
  present: Readonly<Record<keyof Wish, unknown>>,
  wish: Wish,
): { [Field in keyof Wish]?: Exclude<Wish[Field], undefined> } {
  const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  const entries = Object.entries(wish).filter(
    ([field, value]) => value !== undefined && asText(value) !== asText(present[field as keyof Wish]),
  );
  // Taken from the wish itself, without what was undefined.
  return Object.fromEntries(entries) as { [Field in keyof Wish]?: Exclude<Wish[Field], undefined> };
}
