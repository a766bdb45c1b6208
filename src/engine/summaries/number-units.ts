/** What a number counts, by the word behind it (or the sign before it): told apart only where both sides say it. */
import { fold } from '../text/fold.ts';

const UNITS: readonly (readonly [string, string])[] = [
  ['second', 'seconds second secs sec 秒'],
  ['minute', 'minutes minute mins min 分鐘'],
  ['hour', 'hours hour hrs hr h 小時 個小時 鐘頭 個鐘頭 個鐘 鐘'],
  ['day', 'days day 日 天 晚 nights night'],
  ['week', 'weeks week 星期 個星期 周 週 禮拜 個禮拜'],
  ['month', 'months month 個月 月'],
  ['year', 'years year 年 載'],
  ['percent', '% ％ percent per_cent pct 巴仙'],
  ['money', 'dollars dollar bucks hkd usd yuan 元 蚊 塊 港元 美元 圓 港幣 euros pounds'],
  [
    'person',
    'people persons person users user customers customer passengers passenger residents patients students workers employees staff colleagues fans visitors 人 名 位 個人 用戶 市民 乘客',
  ],
  ['shop', 'shops shop stores store branches branch outlets 間 家 分店 間分店'],
  ['times', 'times time 次 遍 倍'],
  ['clock', 'am pm a.m p.m oclock 點 時'],
  ['size', 'inch inches 吋 寸 cm mm km metres meters 米 公里'],
  ['data', 'gb mb tb mah'],
  ['device', 'phones units sets handsets 部 件 台'],
  ['degree', 'degrees degree 度'],
  ['floor', '樓 層 floor floors'],
];

const LATIN = new Map<string, string>();
const CHINESE: { text: string; unit: string }[] = [];
for (const [unit, words] of UNITS) {
  for (const word of words.split(' ')) {
    if (/^[a-z._]+$/.test(word)) LATIN.set(word.replace('_', ' '), unit);
    else CHINESE.push({ text: fold(word), unit });
  }
}
CHINESE.sort((one, other) => other.text.length - one.text.length);

const MONEY = /(?:[$€£¥]|hk\$|us\$|港幣|美金)\s*$/i;
/** The word behind it, and the one behind that: `14 working days`. */
const BEHIND = /^[\s-]*(per cent|[a-z]+(?:\.[a-z])?)(?:[\s-]+([a-z]+))?/;
const WORKING = /^\s*個?工作/;

/** `before` and `after`: what stands around the number, folded. null where it is not known what is counted. */
export function unitOf(before: string, after: string): string | null {
  const counted = after.replace(WORKING, '').trimStart();
  const chinese = CHINESE.find(({ text }) => counted.startsWith(text));
  if (chinese) return chinese.unit;
  const [, first = '', second = ''] = BEHIND.exec(after) ?? [];
  const unit = LATIN.get(first) ?? LATIN.get(second);
  if (unit !== undefined) return unit;
  return MONEY.test(before) ? 'money' : null;
}

const MEASURES = new Set(
  [
    ...'個種隻張條架份項宗單成折分歲號口句月半多餘幾班座輛頂餐杯碟包盒支枝本首場屆期批版棟幢戶對雙套組類款粒片頁篇則通封門票球局輪代步',
  ].map(fold),
);

/** Before these a Chinese numeral counts something; elsewhere it may be a part of a word or a name (三帆, 一直, 千萬). */
export function isCounting(after: string): boolean {
  return CHINESE.some(({ text }) => after.startsWith(text)) || MEASURES.has(after.charAt(0));
}
