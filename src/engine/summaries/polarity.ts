/** Whether a clause says that something is, or that it is not. Chinese by characters, English by words. */
import { fold } from '../text/fold.ts';
import { alikeWords } from './alike.ts';
import type { ReadWord } from './read-passage.ts';

interface Denial {
  /** Which word. */
  at: number;
  isWeak: boolean;
}

export interface Polarity {
  denials: readonly Denial[];
  /** Words like `fail` or `lack`, which may say either: only clauses with the same can be told from each other. */
  open: string;
}

/** What a denial is about stands so many words behind it at most, or before it. */
const REACH = 4;
const REACH_BEFORE = 3;

interface Denied {
  words: readonly ReadWord[];
  polarity: Polarity;
  /** Somebody says of it, or it says of something, that it is not so. */
  isCalledFalse?: boolean;
  isCalling?: boolean;
}

/** How a clause of a post stands to one of a claim. `unlike`: one denies what the other affirms; `apart`: the denial is of something else. */
export type Contrast = 'alike' | 'unlike' | 'apart';

/** `isShared`: whether a word is one that both have; a denial counts only where it is about such. `isWhole`: the post has all of the claim's. */
export function contrastOf(claim: Denied, other: Denied, isShared: (word: ReadWord) => boolean, isWhole: boolean): Contrast {
  const isDenied = claim.polarity.denials.some(({ isWeak }) => !isWeak);
  if (!isWhole && isOfOneScript(claim, other) && claim.polarity.open !== other.polarity.open) return isDenied ? 'apart' : 'alike';
  const isAbout = ({ words }: Denied, { at, isWeak }: Denial): boolean =>
    words.slice(isWeak ? at : Math.max(0, at - REACH_BEFORE), at + REACH + 1).some(isShared) || !words.some(isShared);
  // `The owner calls it nonsense` and `the owner dismisses a rumour`: each of something else.
  if (claim.isCalledFalse !== other.isCalledFalse && (claim.isCalling || other.isCalling)) return 'apart';
  if (claim.isCalling && other.isCalling && claim.polarity.denials.length === 0) return 'apart';
  const countOf = (one: Denied): number =>
    one.isCalledFalse ? 1 : one.polarity.denials.filter((denial) => isAbout(one, denial)).length;
  const inClaim = countOf(claim);
  const inOther = countOf(other);
  if (inClaim === 0 && inOther === 0 && isDenied) return 'apart';
  return inClaim + inOther === 1 ? 'unlike' : 'alike';
}

/** Only then open words can be told from each other. */
function isOfOneScript(one: Denied, other: Denied): boolean {
  return one.words.some(({ isHan }) => isHan) === other.words.some(({ isHan }) => isHan);
}

const DENYING = new Set(
  'not no never none nobody nothing neither nor without cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt hasnt havent hadnt t zero'.split(
    ' ',
  ),
);
/** In a claim these may be a manner of speaking: for nothing, without a word. */
const WEAK = new Set('nothing without neither nor zero'.split(' '));
/** `don't` is two tokens. */
const BEFORE_T = new Set(
  'don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn ain can mustn needn'.split(' '),
);
const BESIDE_DENIAL = new Set(['only', 'wonder', 'just']);
const OPEN = new Set(
  'fail fails failed failing failure lack lacks lacked lacking lost lose losing loss unable unavailable unreachable impossible refuse refused refuses deny denied denies reject rejected stop stopped stops avoid hardly barely rarely missing dead down gone cut denial inaccessible unanswered unlikely unless only off out until few little fault broken wait waiting await awaiting pending overdue'.split(
    ' ',
  ),
);
const DENYING_HAN = new RegExp(`[${[...'不沒無未唔冇毋勿'].map(fold).join('')}]|${['並非', '從未'].map(fold).join('|')}`, 'gu');
const NOT_DENYING = new RegExp(
  [
    '不過|不少|不僅|不但|不斷|不同|唔同|不滿|不錯|不適|不論|不禁|不幸|不明|不時|不久|不足|不料|不妨|不得不|無論|無限|無線|無辜|無疑|無數|無奈|無良|未來|未必|未婚|唔該|唔好意思|唔少|唔止|冇問題|冇得頂|冇得輸|沒收|沒落',
    '有冇|有沒有|是不是|係唔係|會不會|會唔會|能不能|可不可以|可唔可以|使唔使|要不要|要唔要|得唔得|好唔好|知唔知',
  ]
    .join('|')
    .split('|')
    .map(fold)
    .join('|'),
  'gu',
);
const OPEN_HAN = new RegExp('失去|失靈|失敗|缺乏|欠缺|難以|停止|中斷|斷|拒|壞|癱瘓|除非'.split('|').map(fold).join('|'), 'u');

let wholes: { han: RegExp; latin: readonly (readonly string[])[] } | undefined;

/** Phrases with a denial inside that are one word for one thing: 冇訊號 is an outage. */
function deniedWholes(): { han: RegExp; latin: readonly (readonly string[])[] } {
  const { chinese, phrases } = alikeWords();
  const isDenied = (text: string): boolean => text.search(DENYING_HAN) !== -1 || text.search(OPEN_HAN) !== -1;
  const han = chinese.map(({ text }) => text).filter(isDenied);
  han.sort((one, other) => other.length - one.length);
  const latin = phrases.map(({ text }) => text.trim().split(' ')).filter((words) => words.some((word) => DENYING.has(word)));
  return { han: new RegExp(han.join('|'), 'gu'), latin };
}

export function polarityOf(words: readonly ReadWord[]): Polarity {
  wholes ??= deniedWholes();
  const blank = (found: string): string => ' '.repeat(found.length);
  const joined = words.map(({ isHan, key }) => (isHan ? key : ' ')).join('');
  const bare = joined.replace(NOT_DENYING, blank).replace(wholes.han, blank);
  const open = new Set(bare.match(OPEN_HAN));
  const denials: Denial[] = [];
  let unit = 0;
  for (const [at, { key, stem, isHan }] of words.entries()) {
    const part = bare.slice(unit, unit + (isHan ? key.length : 1));
    unit += isHan ? key.length : 1;
    if (isHan ? part.search(DENYING_HAN) !== -1 : isDenying(words, at)) denials.push({ at, isWeak: WEAK.has(key) });
    if (!isHan && OPEN.has(key)) open.add(stem);
  }
  return { denials, open: [...open].sort().join(' ') };
}

function isDenying(words: readonly ReadWord[], at: number): boolean {
  const key = words[at]?.key ?? '';
  if (key === 't' ? !BEFORE_T.has(words[at - 1]?.key ?? '') : !DENYING.has(key)) return false;
  // `not only`, `no wonder` say other things.
  if (BESIDE_DENIAL.has(words[at + 1]?.key ?? '')) return false;
  const isWhole = (phrase: readonly string[]): boolean => {
    const from = at - phrase.findIndex((word) => DENYING.has(word));
    return phrase.every((word, place) => words[from + place]?.stem === word || words[from + place]?.key === word);
  };
  return !wholes?.latin.some(isWhole);
}
