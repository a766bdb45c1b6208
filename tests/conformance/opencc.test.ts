/** OpenCC's conversions, character by character: what they turn into each other is compared as the same, or written down here. */
import { describe, it } from 'vitest';
import { z } from 'zod';
import { fold } from '../../src/engine/text/fold.ts';
import { convertChinese } from '../../src/engine/translation/convert-chinese.ts';
import { expectAgreement } from './documented-choices.ts';
import { isSharedData, readShared } from './shared-data.ts';

const suite = z.object({
  cases: z.array(z.object({ id: z.string(), input: z.string(), expected: z.record(z.string(), z.string()) })),
});

/** Those of whole words (`s2twp`: 软件 is 軟體) and of Japanese forms are no business of single characters. */
const BY_CHARACTER = /^(?:s2t|s2hk|s2tw|t2s|t2hk|t2tw|tw2s|tw2t|hk2s|hk2t)$/;

const CHOICES = {
  'every second word of Cantonese is 係, which would be found for 系 everywhere': ['系係'],
  'the table takes the Simplified character for another one; forms of old or of names': ['象像', '沈沉', '坏坯', '甦苏', '苏甦'],
};

const CONVERTED = {
  'as it is typed in Hong Kong: 說, 麵, 葱 as 蔥': ['case_013 s2hk', 's2t_ximian s2hk'],
  'rare forms, for which texts of Hong Kong are read first': [
    'BYVoid_OpenCC_PR_1228_existing_behaviors t2s',
    'BYVoid_OpenCC_PR_1229_existing_behaviors t2s',
    'BYVoid_OpenCC_PR_464_xi_vs_xi t2s',
  ],
};

describe.skipIf(!isSharedData)('OpenCC', () => {
  it('Simplified and Traditional forms of a character are compared as one', () => {
    const { cases } = suite.parse(JSON.parse(readShared('opencc_cases', 'testcases.json')));
    const texts = cases.flatMap(({ input, expected }) =>
      Object.entries(expected).flatMap(([way, output]) => (BY_CHARACTER.test(way) ? [[input, output] as const] : [])),
    );
    const golden = (name: string) => readShared('opencc_cases', `us_constitution_zhs${name}.txt`);
    for (const way of ['.s2t', '.s2hk', '.s2tw']) texts.push([golden(''), golden(way)]);
    const pairs = new Set(texts.flatMap(([from, to]) => pairsOf(from, to)));
    const outcomes = Array.from(pairs, (pair) => {
      const [from = '', to = ''] = pair;
      return { name: pair, agrees: fold(from) === fold(to), detail: `folded to ${fold(from)} and ${fold(to)}` };
    });
    expectAgreement('OpenCC characters', outcomes, CHOICES);
  });

  it('Simplified and Traditional texts are converted into each other', () => {
    const { cases } = suite.parse(JSON.parse(readShared('opencc_cases', 'testcases.json')));
    const targetOf = (way: string) => (way === 's2hk' ? 'zh-Hant' : /^(?:hk|t)2s$/.test(way) ? 'zh-Hans' : null);
    const wanted = cases.flatMap(({ id, input: from, expected }) =>
      Object.entries(expected).flatMap(([way, to]) => {
        const target = targetOf(way);
        return target ? [{ name: `${id} ${way}`, from, to, target } as const] : [];
      }),
    );
    const outcomes = wanted.map(({ name, from, to, target }) => {
      const converted = convertChinese(from, target);
      return { name, agrees: converted === to, detail: `${from} → ${converted}, not ${to}` };
    });
    expectAgreement('OpenCC conversions', outcomes, CONVERTED);
  });
});

function pairsOf(from: string, to: string): string[] {
  const output = Array.from(to);
  const input = Array.from(from);
  if (input.length !== output.length) throw new Error(`not one character for one: ${from}`);
  return input.flatMap((character, index) => (character === output[index] ? [] : [`${character}${output[index]}`]));
}
