/** Text as it can be kept: Postgres has neither NUL nor half a character. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}
