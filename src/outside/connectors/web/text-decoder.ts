/** Encodings by their labels, and how well bytes fit them. */
import { withHongKongCharacters } from './hong-kong-characters.ts';

/** Labels that are in use and that the standard (encoding.spec.whatwg.org) does not know. */
const ALIASES: Readonly<Record<string, string>> = {
  cp936: 'gb18030',
  ms936: 'gb18030',
  cp949: 'euc-kr',
  cp950: 'big5',
  cp932: 'shift_jis',
  'x-ms-cp932': 'shift_jis',
  utf8mb4: 'utf-8',
};

/** The standard's name in lower case; null for a label that nobody knows. */
export function encodingOf(label: string): string | null {
  const written = label.trim().toLowerCase();
  try {
    const { encoding } = new TextDecoder(ALIASES[written] ?? written);
    // The larger of the two reads all of the smaller.
    return encoding === 'gbk' ? 'gb18030' : encoding;
  } catch {
    return null;
  }
}

/** Without its byte order mark; what does not fit becomes U+FFFD. */
export function decodeAs(encoding: string, bytes: Uint8Array): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'big5' ? withHongKongCharacters(text) : text;
}

/** Characters looked at: what a text begins with, it goes on with. */
const SAMPLE = 200_000;

/** How many characters are not ASCII. */
export function beyondAscii(text: string): number {
  return text.slice(0, SAMPLE).match(/[^\0-\x7f]/gu)?.length ?? 0;
}

/** The share of these that do not fit, 0 to 1; characters of private use count, since nobody publishes them. */
export function damage(text: string): number {
  const all = beyondAscii(text);
  const misfits = text.slice(0, SAMPLE).match(/[\ufffd\ue000-\uf8ff]/gu)?.length ?? 0;
  return all === 0 ? 0 : misfits / all;
}
