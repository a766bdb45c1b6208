/** What people have named, as it stands among words of ours in a message: on its line, and turning nothing but itself. */
import { onOneLine } from '../../contract/text.ts';
import { isolated } from '../../engine/writing/isolated.ts';

export function toldName(name: string): string {
  return isolated(onOneLine(name));
}
