/** OpenCC's conversions, character by character: what they turn into each other is compared as the same, or written down here. */
import { describe, it } from 'vitest';
import { z } from 'zod';
import { fold } from '../../src/engine/text/fold.ts';
import { expectAgreement } from './documented-choices.ts';
import { isSharedData, readShared } from './shared-data.ts';

const suite = z.object({
  cases: z.array(z.object({ id: z.string(), input: z.string(), expected: z.record(z.string(), z.string()) })),
});

/** Those of whole words (`s2twp`: 软件 is 軟體) and of Japanese forms are no business of single characters. */
const BY_CHARACTER = /^(?:s2t|s2hk|s2tw|t2s|t2hk|t2tw|tw2s|tw2t|hk2s|hk2t)$/;

/**
 * The rest stay apart: 頭髮 and 發展 would otherwise be found for each other in texts that tell them apart. Some are spellings
 * of one region that are words of their own in another.
 */
const CHOICES = {
  'one character stands for several of the other script (发 for 發 and 髮) and is folded onto the commonest': (
    '歎叹 讚赞 赞讚 叹歎 发髮 干乾 暗闇 胄冑 面麪 面麵 布佈 陞升 扇搧 谷穀 穀谷 周週 复複 週周 複复 臟脏 恶噁 制製 沈沉 捨舍 象像 彆别 当噹 卷捲 拐柺 拐枴 乾干 貍狸 ' +
    '冑胄 擡抬 烟菸 剋克 昇升 氾泛 甦苏 脩修 蒐搜 劄札 箚札 札劄 扞捍 袷夹 谿溪 溪谿 径逕 坏坯 製制 麪面 铲剷 苏甦 遶绕 幷并 托託 系係 尽儘 出齣 签簽 并併 只隻 注註 抵牴 汇彙'
  ).split(' '),
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
});

function pairsOf(from: string, to: string): string[] {
  const output = Array.from(to);
  const input = Array.from(from);
  if (input.length !== output.length) throw new Error(`not one character for one: ${from}`);
  return input.flatMap((character, index) => (character === output[index] ? [] : [`${character}${output[index]}`]));
}
