/** Which way of writing Chinese a text is written in, by the characters that only one of them has. */
import { CHINESE_FORMS, FORM } from '../language/chinese-forms.ts';

export type ChineseScript = 'zh-Hant' | 'zh-Hans';

/** null: nothing in it tells, or as much one way as the other; it reads the same in both then. */
export function chineseScript(text: string): ChineseScript | null {
  let balance = 0;
  for (const character of text) {
    const flags = CHINESE_FORMS.get(character)?.flags ?? 0;
    if (flags & FORM.traditional) balance += 1;
    else if (flags & FORM.simplified) balance -= 1;
  }
  if (balance === 0) return null;
  return balance > 0 ? 'zh-Hant' : 'zh-Hans';
}
