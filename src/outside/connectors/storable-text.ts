/** Text as it can be kept: Postgres has neither NUL nor half a character. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** No character is cut in half. `length`: UTF-16 units. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const isHalf = (text.codePointAt(length - 1) ?? 0) > 0xffff;
  return text.slice(0, isHalf ? length - 1 : length);
}
