/**
 * Who did what to whom, as far as the order of words tells: where a claim and a post have the same verb with the same two sides, they must not
 * have changed places. English verbs are known by their form, Chinese ones by a list; the passive is respected.
 */
import { fold } from '../text/fold.ts';
import type { Claim } from './read-claim.ts';
import type { ReadWord } from './read-passage.ts';
import type { ReadPost } from './read-post.ts';
import { isSame } from './same-words.ts';
import { isPast } from './stem.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold));
const BE = list('is are was were be been being got gets get');
const ARTICLES = list('a an the his her its their my our your this that no');
const PRONOUNS = list('he she it they we i you who which that this');
const PREPOSITIONS = list(
  'on in at over about for from to of with by after before during because due under into as until since when while',
);
const BORDERS = list('and but while whereas although though because since after before when if unless so which who that');

/** Words on the two sides of a verb. */
interface Sides<T> {
  agent: T;
  patient: T;
  /** The patient up to where something else is said of the deed. */
  object: T;
}

interface Compared<T> {
  /** Whether they may be the same, and whether they have the same word. */
  isLike: (one: T, other: T) => boolean;
  has: (one: T, other: T) => boolean;
  isEmpty: (one: T) => boolean;
}

export function isTurnedRound(claim: Claim, posts: readonly ReadPost[]): boolean {
  const texts = posts.flatMap(({ stances }) => stances);
  const sentences = texts.map(({ words }) => words);
  return claim.isChinese ? isTurnedInChinese(claim.words, sentences) : isTurnedInEnglish(claim.words, sentences);
}

/** Whether some say it the other way round, and nobody as the claim does. */
function isTurned<T>(mine: Sides<T>, theirs: readonly Sides<T>[], compared: Compared<T>): boolean {
  return (
    theirs.some((one) => isReverse(mine, one, compared)) &&
    !theirs.some((one) => compared.isLike(mine.agent, one.agent) && !isReverse(mine, one, compared))
  );
}

function isReverse<T>(mine: Sides<T>, theirs: Sides<T>, { isLike, has, isEmpty }: Compared<T>): boolean {
  if (isEmpty(mine.agent) || isLike(mine.agent, theirs.agent)) return false;
  // The agent of the one suffers it in the other.
  if (!isEmpty(theirs.agent) && has(mine.patient, theirs.agent)) return true;
  return has(mine.agent, theirs.object) && !isEmpty(mine.object) && !isLike(mine.object, theirs.patient);
}

const ENGLISH: Compared<readonly ReadWord[]> = {
  isLike: (one, other) => one.some((word) => other.some((of) => isSame(word, of))),
  has: (one, other) => one.some((word) => other.some((of) => word.stem === of.stem)),
  isEmpty: ({ length }) => length === 0,
};

function isTurnedInEnglish(words: readonly ReadWord[], sentences: readonly (readonly ReadWord[])[]): boolean {
  return words.some((verb, at) => {
    if (!isVerb(words, at)) return false;
    const mine = englishSides(words, at);
    const isCause = verb.stem === CAUSE && BE.has(words[at - 1]?.key ?? '');
    const theirs: Sides<readonly ReadWord[]>[] = [];
    for (const sentence of sentences) {
      for (const [place, other] of sentence.entries()) {
        const isPair = isCause ? isPast(other.key) : other.stem === verb.stem && (isPast(verb.key) || isPast(other.key));
        if (!isPair || theirs.length >= MOST_PAIRS || !isVerb(sentence, place)) continue;
        theirs.push(englishSides(sentence, place));
      }
    }
    return isTurned(mine, theirs, ENGLISH);
  });
}

const CAUSE = 'caus';
/** Of a verb no more places are looked at, so that a post that repeats it holds nobody up. */
const MOST_PAIRS = 20;

/** No noun: `the attack`. */
function isVerb(words: readonly ReadWord[], at: number): boolean {
  const word = words[at];
  return word !== undefined && !word.isHan && word.key.length > 2 && !BE.has(word.key) && !ARTICLES.has(words[at - 1]?.key ?? '');
}

function englishSides(words: readonly ReadWord[], at: number): Sides<readonly ReadWord[]> {
  let start = at;
  while (start > 0 && !isBorder(words, start)) start--;
  let end = at + 1;
  while (end < words.length && !isBorder(words, end)) end++;
  const left = subjectOf(words, start, at);
  const right = words.slice(at + 1, end);
  const isPassive = isPast(words[at]?.key ?? '') && words.slice(Math.max(start, at - 3), at).some(({ key }) => BE.has(key));
  if (isPassive) {
    const by = right.findIndex(({ key }) => key === 'by');
    const agent = by === -1 ? [] : right.slice(by + 1).filter(isTelling);
    return { agent, patient: left, object: left };
  }
  const last = right.findIndex(({ key }) => PREPOSITIONS.has(key));
  const object = (last === -1 ? right : right.slice(0, last)).filter(isTelling);
  return { agent: left, patient: right.filter(isTelling), object };
}

function isBorder(words: readonly ReadWord[], at: number): boolean {
  const word = words[at] as ReadWord;
  return word.isAfterBreak || BORDERS.has(word.key);
}

/** `thanked donors and returned the money`: what stands before the first verb. Of a pronoun nobody knows whom it means. */
function subjectOf(words: readonly ReadWord[], start: number, at: number): readonly ReadWord[] {
  const own = words.slice(start, at);
  if (own.some(isTelling)) return own.filter(isTelling);
  if (own.some(({ key }) => PRONOUNS.has(key)) || words[start]?.key !== 'and') return [];
  const first = words.findIndex(({ key }, place) => isPast(key) && isVerb(words, place));
  const subject = words.slice(0, Math.max(0, Math.min(first, start)));
  return subject.some(({ key }) => PRONOUNS.has(key)) ? [] : subject.filter(isTelling);
}

function isTelling({ key, isHan, isStop }: ReadWord): boolean {
  return !isStop && !isHan && key.length > 2 && !isPast(key);
}

/** Deeds that one does to another. */
const DEEDS =
  '投訴 批評 指責 指控 道歉 致歉 警告 打罵 責罵 怒罵 救出 救起 收購 感謝 多謝 讚揚 稱讚 舉報 幫助 協助 支持 反對 起訴 控告 入稟 提告 襲擊 毆打 推撞 打傷 刺傷 撞倒 撞傷 欺騙 呃 騙 辭退 解僱 檢控 拘捕 逮捕 賠償 退還 恐嚇 勒索 威脅 騷擾 賄賂 欺凌 虐待 非禮 性侵 強姦 綁架 殺死 擊敗 打敗 責怪 跟蹤 偷拍 入侵 攻擊 罰款 開除 聘請 要求 促請 呼籲 調查 派發 讚賞 贈送 提供 通知 照顧 幫忙 救助 收買 僱用 追討 挑釁 侮辱 傷害 保護 邀請 約見 譴責'
    .split(' ')
    .map(fold);
const HAVING_DONE = list('要求 促請 呼籲 邀請 協助 幫助');
const PASSIVE = list('被 遭 獲');
const TOWARDS = list('向 對 把 將');
/** Say nothing of who. */
const IDLE = new Set(
  [...'的了已被遭獲向對把將在有不沒無會亦也及和與並因為於其該此個名位間一二三兩四五六七八九十曾後前至者人指'].map(fold),
);

const sharesPair = (one: string, other: string): boolean => pairsOf(one).some((pair) => other.includes(pair));
const CHINESE: Compared<string> = {
  isLike: sharesPair,
  has: sharesPair,
  isEmpty: (one) => pairsOf(one).length === 0,
};

function pairsOf(text: string): string[] {
  return [...text].slice(1).flatMap((second, at) => {
    const first = [...text][at] ?? '';
    return IDLE.has(first) || IDLE.has(second) || first === ' ' || second === ' ' ? [] : [`${first}${second}`];
  });
}

function isTurnedInChinese(words: readonly ReadWord[], sentences: readonly (readonly ReadWord[])[]): boolean {
  const parts = partsOf(words);
  const others = sentences.flatMap(partsOf);
  return DEEDS.some((deed) => {
    const mine = parts.filter((part) => part.includes(deed));
    if (mine.length === 0) return false;
    const theirs = others.filter((part) => part.includes(deed)).map((part) => chineseSides(part, deed));
    return mine.some((part) => isTurned(chineseSides(part, deed), theirs, CHINESE));
  });
}

/** What stands between commas, with the subject of the part before where it begins with a deed of its own: 約見管理層，要求交代. */
function partsOf(words: readonly ReadWord[]): string[] {
  const parts: string[] = [];
  for (const { key, isHan, isAfterBreak } of words) {
    if (isAfterBreak || parts.length === 0) parts.push('');
    parts.push(`${parts.pop()}${isHan ? key : ` ${key} `}`);
  }
  let subject = '';
  return parts.map((part) => {
    const own = DEEDS.map((deed) => part.indexOf(deed)).filter((at) => at !== -1);
    if (own.length === 0) return part;
    const at = Math.min(...own);
    if (at > 0) subject = part.slice(0, at);
    return at > 0 ? part : `${subject}${part}`;
  });
}

function chineseSides(part: string, deed: string): Sides<string> {
  const at = part.indexOf(deed);
  const before = part.slice(0, at);
  const after = part.slice(at + deed.length);
  for (let place = before.length - 1; place >= 0; place--) {
    const sign = before.charAt(place);
    const between = before.slice(place + 1);
    if (PASSIVE.has(sign)) return { agent: between, patient: before.slice(0, place), object: before.slice(0, place) };
    if (TOWARDS.has(sign) && between !== '')
      return { agent: before.slice(0, place), patient: `${between} ${after}`, object: between };
  }
  // `監管機構約見管理層要求交代`: whoever did the first did both, unless the first has the other do it.
  const first = DEEDS.filter((one) => !HAVING_DONE.has(one)).map((one) => before.indexOf(one));
  const end = Math.min(before.length, ...first.filter((one) => one > 0));
  return { agent: before.slice(0, end), patient: after, object: after };
}
