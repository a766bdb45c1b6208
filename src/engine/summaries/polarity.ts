/** Whether a clause says that something is, or that it is not. Chinese by characters, English by words. */
import { fold } from '../text/fold.ts';
import { alikeWords } from './alike.ts';
import type { Passage, ReadWord } from './read-passage.ts';

export interface Polarity {
  /** How often it is denied. */
  denials: number;
  /** Words like `fail` or `lack`, which may say either: only clauses with the same can be told from each other. */
  open: string;
}

/** Whether one denies what the other affirms. `isWhole`: the one has all words of the other. */
export function areContrary(one: Polarity, other: Polarity, isWhole: boolean): boolean {
  return (isWhole || one.open === other.open) && one.denials + other.denials === 1;
}

const DENYING = new Set(
  'not no never none nobody nothing neither nor without cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt hasnt havent hadnt t zero'.split(
    ' ',
  ),
);
/** `don't` is two tokens. */
const BEFORE_T = new Set(
  'don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn ain can mustn needn'.split(' '),
);
const OPEN = new Set(
  'fail fails failed failing failure lack lacks lacked lacking lost lose losing loss unable unavailable unreachable impossible refuse refused refuses deny denied denies reject rejected stop stopped stops avoid hardly barely rarely missing dead down gone cut denial inaccessible unanswered unlikely unless only off out until few little fault broken wait waiting await awaiting pending overdue'.split(
    ' ',
  ),
);
const DENYING_HAN = new RegExp(`[${[...'不沒無未唔冇毋勿'].map(fold).join('')}]|${['並非', '從未'].map(fold).join('|')}`, 'gu');
const NOT_DENYING = new RegExp(
  [
    '不過|不少|不僅|不但|不斷|不同|不滿|不錯|不適|不論|不禁|不幸|不明|不時|不久|不足|不料|不妨|不得不|無論|無限|無線|無辜|無疑|無數|無奈|無良|未來|未必|未婚|唔該|唔好意思|唔少|唔止|冇問題|冇得頂|冇得輸|沒收|沒落',
    '有冇|有沒有|是不是|係唔係|會不會|會唔會|能不能|可不可以|可唔可以|使唔使|要不要|要唔要|得唔得|好唔好|知唔知',
  ]
    .join('|')
    .split('|')
    .map(fold)
    .join('|'),
  'gu',
);
const OPEN_HAN = new RegExp(
  '失去|失靈|失敗|缺乏|欠缺|難以|停止|中斷|斷|拒|壞|癱瘓|除非|只|才|先'.split('|').map(fold).join('|'),
  'u',
);

let wholes: { han: RegExp; latin: readonly string[] } | undefined;

/** Phrases with a denial inside that are one word for one thing: 冇訊號 is an outage. */
function deniedWholes(): { han: RegExp; latin: readonly string[] } {
  const { chinese, phrases } = alikeWords();
  const isDenied = (text: string): boolean => text.search(DENYING_HAN) !== -1 || text.search(OPEN_HAN) !== -1;
  const han = chinese.map(({ text }) => text).filter(isDenied);
  han.sort((one, other) => other.length - one.length);
  const latin = phrases.map(({ text }) => text).filter((text) => text.split(' ').some((word) => DENYING.has(word)));
  return { han: new RegExp(han.join('|'), 'gu'), latin };
}

/** `latin` and `han`: those of the clause as a passage. */
export function polarityOf(words: readonly ReadWord[], { latin, han }: Pick<Passage, 'latin' | 'han'>): Polarity {
  wholes ??= deniedWholes();
  const bare = han.replace(NOT_DENYING, ' ').replace(wholes.han, ' ');
  let denials = bare.match(DENYING_HAN)?.length ?? 0;
  const open = new Set(bare.match(OPEN_HAN));
  for (const [at, { key, stem, isHan }] of words.entries()) {
    if (isHan) continue;
    if (key === 't' ? BEFORE_T.has(words[at - 1]?.key ?? '') : DENYING.has(key)) denials++;
    if (OPEN.has(key)) open.add(stem);
    // `no longer`, `not only`, `no wonder` say other things.
    if ((key === 'only' || key === 'wonder' || key === 'just') && DENYING.has(words[at - 1]?.key ?? '')) denials--;
  }
  if (denials > 0 && wholes.latin.some((phrase) => latin.includes(phrase))) denials--;
  return { denials, open: [...open].sort().join(' ') };
}
