/** JSON as GDELT writes it: with control characters in texts, and with escapes that there are not. */
import { parsedJson } from '../parsed-json.ts';

const CONTROL = /\p{Cc}+/gu;
/** With what follows, so that the second of two is not taken for a first. */
const ESCAPE = /\\(u[\da-fA-F]{4}|["\\/bfnrt]|)/g;

/** undefined for what is no JSON even so. */
export function tolerantJson(text: string): unknown {
  const parsed = parsedJson(text);
  if (parsed !== undefined) return parsed;
  const mended = text.replace(CONTROL, ' ').replace(ESCAPE, (found, known: string) => (known === '' ? '\\\\' : found));
  return parsedJson(mended);
}
