/** The condition that the text of an expression has these characters somewhere, whatever their case. */
import type { BoundValues } from './bound-values.ts';

export function hasText(expression: string, text: string, values: BoundValues): string {
  return `positionCaseInsensitiveUTF8(${expression}, ${values.text(text)}) > 0`;
}
