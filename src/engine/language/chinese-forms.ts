/**
 * Which way of writing a Han character belongs to: only Traditional, only Simplified, only Japanese, or none of them. From
 * the character tables of OpenCC, less the characters that people write in both ways of Chinese.
 */
// oxlint-disable-next-line typescript/triple-slash-reference -- the web compiles this file by import alone and would miss it
/// <reference path="../text/opencc-dictionaries.d.ts" />
import japanese from 'opencc-js/dict/JPShinjitaiCharacters';
import simplified from 'opencc-js/dict/STCharacters';
import traditional from 'opencc-js/dict/TSCharacters';
import { toTraditional } from '../text/traditional.ts';

export const FORM = {
  traditional: 1,
  simplified: 2,
  japanese: 4,
  /** Function words of Chinese that neither Japanese nor a quoted name holds: who writes them is writing Chinese. */
  grammar: 8,
  /** Characters that written Chinese has no use for. */
  cantonese: 16,
} as const;

/** The tables call them Simplified or Traditional; posts from both sides hold them, by habit or as another word. */
const BOTH_WAYS =
  '台吃群晒岩痴里占秘游峰床恒扑吓杰揾干咸涌郁岳准后余范凶采伙云厘征唇温斗于丑咤朴户佣霉内虫卧划粽么韵毁咨脱雇猫踪迹' +
  '只面系表松谷几卷布吁才冲制仆升借克夸困累了折致志周注回家适叶舍胜曲确蒙秋向旋与昆哄朵念托欲灶册愿国体万' +
  '著乾於麽瞭藉夥覆菸徵祇隻';
/** Forms of Japan that are written elsewhere too. */
const NOT_ONLY_JAPANESE = new Set('予慎晃欠研艶郎褒萌缶翻瓶晩歳暦寛乗弁斎糸痩竜');
const MADE_IN_JAPAN = '込働峠畑辻匂枠栃塀';
const GRAMMAR = '嘅咗喺唔冇啲佢哋嚟咁乜嘢嗰咩啦喇囉喎㗎噃你妳她們们這这嗎吗吧呢係沒没很甚麼';

const CANTONESE = '嘥嘅咗喺唔冇啲佢哋嚟嘢嗰㗎咁咩乜噃冚攞瞓揾搵諗俾畀啱嗌嚿乸睇孭攰囉喎嘞啩曬嗮';

export interface ChineseForm {
  /** As it is compared, see toTraditional. */
  fold: string;
  /** Of `FORM`. */
  flags: number;
}

/** Characters not listed fold to themselves and belong to no one way. */
export const CHINESE_FORMS: ReadonlyMap<string, ChineseForm> = readForms();

function readForms(): ReadonlyMap<string, ChineseForm> {
  const [toSimplified, fromSimplified, toJapanese] = [pairs(traditional), pairs(simplified), pairs(japanese)];
  const forms = new Map<string, ChineseForm>();
  const mark = (character: string, flag: number): void => {
    const { flags } = forms.get(character) ?? { flags: 0 };
    forms.set(character, { fold: toTraditional(character), flags: flags | flag });
  };
  const chinese = new Set([...toSimplified, ...fromSimplified].flat());
  for (const [from] of fromSimplified) mark(from, BOTH_WAYS.includes(from) ? 0 : FORM.simplified);
  for (const [from] of toSimplified) mark(from, BOTH_WAYS.includes(from) ? 0 : FORM.traditional);
  for (const [form] of toJapanese) if (!chinese.has(form) && !NOT_ONLY_JAPANESE.has(form)) mark(form, FORM.japanese);
  for (const character of MADE_IN_JAPAN) mark(character, FORM.japanese);
  for (const character of GRAMMAR) mark(character, FORM.grammar);
  for (const character of CANTONESE) mark(character, FORM.cantonese);
  return forms;
}

function pairs(table: string): (readonly [string, string])[] {
  return table.split('|').flatMap((line) => {
    const [from = '', to = ''] = line.split(' ');
    return from === to ? [] : [[from, to] as const];
  });
}
