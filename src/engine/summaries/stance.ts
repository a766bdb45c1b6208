/**
 * How a text stands to its own words: whether it says a thing, denies it, calls it untrue, has it from hearsay, or only wishes or expects
 * it. Read by words that mark what stands behind them, or the whole sentence, or the sentence before.
 */
import { fold } from '../text/fold.ts';
import { polarityOf } from './polarity.ts';
import type { ReadWord } from './read-passage.ts';
import { splitSentences } from './split-sentences.ts';

/** Bits. */
export const STANCE = {
  /** Not so, by whoever writes or by somebody whose denial is told. */
  denied: 1,
  /** Called untrue. */
  untrue: 2,
  /** Somebody claims it, or accuses somebody of it. */
  claimed: 4,
  /** Nobody knows who says it. */
  rumoured: 8,
  /** Asked for, promised, expected. */
  unreal: 16,
  /** Denied or refused by a verb, so that its clause has no denial of its own. */
  refused: 32,
} as const;

export interface StanceSentence {
  words: readonly ReadWord[];
  /** By word: bits of STANCE. */
  marks: Uint8Array;
}

/** Words that a denial reaches. */
const REACH = 4;
const list = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold));

/** `did not think that …` denies all that follows. */
const THOUGHT = list('think believe say mean suggest claim true evidence sign proof 認為 覺得 相信 證據 是 係');
const DENYING = list(
  'deny denies denied denying denial reject rejects rejected rejecting refute refutes refuted refuting dispute disputes disputed refuse refuses refused refusing refusal 否認 拒絕 駁斥 反駁 不肯 唔肯 拒',
);
/** Reach as far as a denial does; `failed` where something is not done. */
const UNABLE = list('unable avoid avoided unlikely 未能 無法');
const FAILING = list('fail fails failed failing');
/** Deny where this follows soon: `dismissed two cooks` denies nothing. */
const DISMISSING = list('dismiss dismisses dismissed dismissing deny denies denied reject rejects rejected clarified clarifies');
const SAID = list(
  'claim claims rumour rumours rumor rumors allegation allegations accusation accusations report reports suggestion suggestions story post posts news it this that',
);
const GOES_ON = list('and but while saying adding as although though so which who');
const REASONING = list('because after before when if since until due');
const FALSE = list(
  'false untrue fake hoax nonsense bogus baseless unfounded fabricated misinformation groundless debunked debunks debunk',
);
const FALSE_HAN = new RegExp(
  '不實|失實|不屬實|假消息|假新聞|謠言|謠傳|子虛烏有|無稽|並無此事|並無其事|無其事|沒有此事|絕無此事|無此事|冇呢件事|冇咁嘅事|純屬虛構|捏造|唔係真|不是真|並非事實|不是事實|闢謠|虛假消息|毫無根據'
    .split('|')
    .map(fold)
    .join('|'),
  'u',
);
const IS = list('is are was were be been being as it calls called call that totally completely simply just s');
const PRONOUN = list('this that it these those he she they his her their the 這 此 該 有關 呢 佢 其');
const FEW_WORDS = 6;

const RUMOUR = list(
  'rumour rumours rumor rumors rumoured rumored allegedly alleged unconfirmed unverified anonymous supposedly gossip speculation purportedly sources unnamed 網傳 據稱 傳聞 謠傳 聽講 聽說 據聞 據說 傳 疑似 懷疑 涉嫌 疑 盛傳',
);
const ONWARD = list('allegedly alleged supposedly purportedly 涉嫌 懷疑 疑似 疑');
const CLAIMING = list(
  'claim claims claimed claiming accuse accuses accused accusing allege alleges alleging accusation 聲稱 指控 指責 爆料 宣稱 指稱',
);
/** Told of by people who need not know: 有網民指. */
const PEOPLE = /(?:網民|網友|有人|用戶|家長|旅客|顧客|市民|街坊|乘客|客人|讀者|義工|匿名|消息|投訴)[^，。]{0,8}?(?:指|話|稱|講)/u;
const PEOPLE_FOLDED = new RegExp(fold(PEOPLE.source), 'u');
const SAYING = list('指 話 稱 講');
const UNREAL = list(
  'should would could may might must will demand demands demanded demanding urge urges urged ask asks asked seek seeks plan plans planned promise promises promised pledge pledges pledged threaten threatens threatened call calls called want wants wanted need needs hope hopes hoped expect expects expected owe owes request requests requested require requires please if 應 應該 應當 要求 促請 呼籲 會 將 將會 將於 將在 將由 會在 會於 可能 擬 計劃 承諾 揚言 打算 希望 期望 想 須 需 需要 必須 懇請 請求 並會 如果 若',
);

const WANT = fold('要');
const WHO = list('我 我哋 我們 佢哋 用戶 顧客 客人 市民');

/** Of a text whose words are given. */
export function readStances(text: string, words: readonly ReadWord[]): StanceSentence[] {
  const sentences: StanceSentence[] = [];
  let next = 0;
  for (const { end } of splitSentences(text)) {
    const first = next;
    while (next < words.length && (words[next] as ReadWord).start < end) next++;
    const own = words.slice(first, next);
    const marks = new Uint8Array(own.length);
    const sentence = { words: own, marks };
    markDenied(sentence, sentences.at(-1));
    markUntrue(sentence, sentences.at(-1));
    markSaid(sentence);
    sentences.push(sentence);
  }
  return sentences;
}

function mark({ marks }: StanceSentence, from: number, to: number, bit: number): void {
  for (let at = Math.max(0, from); at < Math.min(to, marks.length); at++) marks[at] = (marks[at] as number) | bit;
}

function markDenied(sentence: StanceSentence, before: StanceSentence | undefined): void {
  const { words } = sentence;
  for (const { at } of polarityOf(words).denials) {
    const isThought = [1, 2].some((step) => THOUGHT.has(words[at + step]?.key ?? ''));
    mark(sentence, at, isThought ? partEnd(words, at + 1) : reachOf(words, at), STANCE.denied);
  }
  for (const [at, { key }] of words.entries()) {
    const isUnable = UNABLE.has(key) || (FAILING.has(key) && words[at + 1]?.key === 'to');
    if (isUnable) mark(sentence, at, reachOf(words, at), STANCE.denied);
    if (!DENYING.has(key) && !DISMISSING.has(key)) continue;
    const said = words.slice(at + 1, at + 4).findIndex((word) => SAID.has(word.key));
    if (!DENYING.has(key) && said === -1) continue;
    const end = partEnd(words, at + 1);
    // `…, which the airline denies`
    if (end === at + 1) mark(sentence, 0, partStart(words, at), STANCE.denied | STANCE.refused);
    mark(sentence, at + 1, end, STANCE.denied | STANCE.refused);
    // `The airline rejects the accusation.`
    if (before && said !== -1 && end <= at + said + 3) mark(before, 0, before.marks.length, STANCE.denied | STANCE.refused);
  }
}

function partStart(words: readonly ReadWord[], from: number): number {
  let at = from;
  while (at > 0 && !(words[at] as ReadWord).isAfterBreak && !GOES_ON.has((words[at] as ReadWord).key)) at--;
  return at;
}

/** So many words that say something, up to a comma or another clause. */
function reachOf(words: readonly ReadWord[], from: number): number {
  let left = REACH;
  let at = from + 1;
  for (; at < words.length && left > 0; at++) {
    const { isAfterBreak, isStop, key } = words[at] as ReadWord;
    if (isAfterBreak || GOES_ON.has(key) || REASONING.has(key)) break;
    if (!isStop) left--;
  }
  return at;
}

/** A comma ends a part in Chinese; in English where something else begins behind it. */
function partEnd(words: readonly ReadWord[], from: number): number {
  for (let at = from; at < words.length; at++) {
    const word = words[at] as ReadWord;
    if (at > from && word.isAfterBreak && (word.isHan || GOES_ON.has(word.key))) return at;
    if (!word.isHan && (word.key === 'but' || word.key === 'while') && at > from) return at;
  }
  return words.length;
}

/** Whether words say of something else that it is not so. */
export function isCalling(words: readonly ReadWord[]): boolean {
  return words.some(({ key }) => DENYING.has(key) || DISMISSING.has(key) || FALSE.has(key) || FALSE_HAN.test(key));
}

function markUntrue(sentence: StanceSentence, before: StanceSentence | undefined): void {
  const { words, marks } = sentence;
  const han = words.map(({ isHan, key }) => (isHan ? key : ' ')).join('');
  const isFalse = words.some(
    ({ key }, at) =>
      FALSE.has(key) &&
      (words.slice(Math.max(0, at - 2), at).some((word) => IS.has(word.key) || SAID.has(word.key)) ||
        SAID.has(words[at + 1]?.key ?? '')),
  );
  const isNotTrue = words.some(({ key }, at) => key === 'true' && (marks[at] as number) !== 0);
  if (!isFalse && !isNotTrue && !FALSE_HAN.test(han)) return;
  // `Fake news: no plane has crashed` says itself what is not so.
  const isSaid = words.some((_, at) => (marks[at] as number) !== 0) && !FALSE_TAIL.test(han) && !isNotTrue;
  if (isSaid) return;
  mark(sentence, 0, marks.length, STANCE.untrue);
  if (before && (PRONOUN.has(words[0]?.key ?? '') || words.length <= FEW_WORDS))
    mark(before, 0, before.marks.length, STANCE.untrue);
}

const FALSE_TAIL = new RegExp('此事|其事|呢件事|咁嘅事|不實|失實|屬實|事實|是真|係真'.split('|').map(fold).join('|'), 'u');

/** `我要退款`; elsewhere 要 says what one has to do, which is done. */
function isWanting(words: readonly ReadWord[], at: number): boolean {
  return words[at]?.key === WANT && WHO.has(words[at - 1]?.key ?? '');
}

function markSaid(sentence: StanceSentence): void {
  const { words, marks } = sentence;
  const han = words.map(({ isHan, key }) => (isHan ? key : ' ')).join('');
  const isOfPeople = PEOPLE_FOLDED.test(han);
  for (const [at, { key }] of words.entries()) {
    // `涉嫌` and `who allegedly …` say so of what follows, `據稱` and `an anonymous blog` of all.
    if (RUMOUR.has(key)) mark(sentence, ONWARD.has(key) ? at : 0, marks.length, STANCE.rumoured);
    if (CLAIMING.has(key) || (isOfPeople && SAYING.has(key))) mark(sentence, at, marks.length, STANCE.claimed);
    if (UNREAL.has(key) || isWanting(words, at)) mark(sentence, at, partEnd(words, at + 1), STANCE.unreal);
  }
}
