/** What of a text can be kept: a paste may bring NUL or half a surrogate pair, which the server refuses and nobody sees. */
import { isStorable } from '../../../contract/text.ts';

export function storableText(text: string): string {
  // By code points: a surrogate that stands alone is one of its own, a pair never is.
  return isStorable(text) ? text : Array.from(text).filter(isStorable).join('');
}
