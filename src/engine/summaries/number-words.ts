/** Numbers written in words: English (`twenty-three`, `two hundred thousand`), Chinese (`一百二十三`, `三萬`, `3.5億`). */
const ENGLISH = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
for (const [place, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries())
  ENGLISH.set(word, 20 + 10 * place);
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['k', 1e3],
  ['million', 1e6],
  ['m', 1e6],
  ['mn', 1e6],
  ['billion', 1e9],
  ['bn', 1e9],
  ['trillion', 1e12],
]);
const DIGITS = new Map([...'零一二三四五六七八九'].map((digit, value) => [digit, value]));
DIGITS.set('〇', 0).set('兩', 2).set('両', 2);
const SMALL = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);
const LARGE = new Map([
  ['萬', 1e4],
  ['億', 1e8],
  ['兆', 1e12],
  ['百萬', 1e6],
  ['千萬', 1e7],
]);

export const ENGLISH_NUMBER = `(?:${[...ENGLISH.keys(), 'hundred', 'thousand', 'million', 'billion'].join('|')})`;
export const CHINESE_NUMBER = '[零〇一二三四五六七八九兩両十百千萬億廿卅]';

/** Of words parted by blanks, hyphens or `and`; undefined where it is no number by itself (`hundred`, `million`). */
export function englishNumber(text: string): number | undefined {
  let total = 0;
  let group: number | undefined;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and') continue;
    const value = ENGLISH.get(word);
    const scale = SCALES.get(word) ?? 1;
    if (value !== undefined) group = (group ?? 0) + value;
    else if (group === undefined) return undefined;
    else if (scale === 100) group *= 100;
    else {
      total += group * scale;
      group = 0;
    }
  }
  return group === undefined ? undefined : total + group;
}

/** The factor of `k`, `million`, `萬` … behind digits; 1 where it is none. */
export function scaleOf(text: string): number {
  const word = text.trim().toLowerCase();
  return SCALES.get(word) ?? SMALL.get(word) ?? LARGE.get(word) ?? 1;
}

/** `text`: only characters of CHINESE_NUMBER, folded. A run of bare digits is read as such: 二〇二六. */
export function chineseNumber(text: string): number | undefined {
  const signs = [...text.replaceAll('廿', '二十').replaceAll('卅', '三十')];
  if (signs.every((sign) => DIGITS.has(sign))) return Number(signs.map((sign) => DIGITS.get(sign)).join(''));
  let total = 0;
  let section = 0;
  let digit: number | undefined;
  for (const sign of signs) {
    const value = DIGITS.get(sign);
    const small = SMALL.get(sign);
    const large = LARGE.get(sign);
    if (value !== undefined) digit = value;
    else if (small !== undefined) {
      section += (digit ?? 1) * small;
      digit = undefined;
    } else if (large !== undefined) {
      const before = section + (digit ?? 0);
      if (before === 0 && total === 0) return undefined;
      total = (total + before) * large;
      section = 0;
      digit = undefined;
    }
  }
  return total + section + (digit ?? 0);
}
