/** Values of a statement as one text that tells them apart. Big integers as text, which JSON has no numbers for. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}
