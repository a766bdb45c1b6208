/** Whether a key belongs to an input method, which turns letters into characters. */
import type { KeyboardEvent } from 'react';

/** What browsers say instead of a key that an input method takes. */
const TAKEN = 229;

/** Safari ends the composition before it tells of the Enter that ended it; by its number alone it is told from one that was meant. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
}
