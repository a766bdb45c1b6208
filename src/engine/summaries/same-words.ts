/** Whether two words say the same. */
import type { ReadWord } from './read-passage.ts';
import { meaningsOf } from './support.ts';

/** The same word, a form of it, or another of the same meaning. */
export function isSame(one: ReadWord, other: ReadWord): boolean {
  if (one.stem === other.stem || one.key === other.key) return true;
  if (
    one.isHan &&
    other.isHan &&
    one.key.length > 1 &&
    other.key.length > 1 &&
    (one.key.includes(other.key) || other.key.includes(one.key))
  )
    return true;
  const meanings = meaningsOf(one);
  return meanings.length > 0 && meaningsOf(other).some((meaning) => meanings.includes(meaning));
}
