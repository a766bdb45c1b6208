/** What posts only ask for, promise or expect is not told as done: `want compensation` is no compensation received. */
import { fold } from '../text/fold.ts';
import type { Claim } from './read-claim.ts';
import type { ReadWord } from './read-passage.ts';
import { partsOf, type ReadPost } from './read-post.ts';
import { isSame } from './same-words.ts';
import { readStances, STANCE, type StanceSentence } from './stance.ts';
import { isPast } from './stem.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold));
/** What stands behind them in the same part has been done, or been given. */
const DONE = list(
  'got gave received obtained given granted paid won 已 已經 經已 獲 獲得 得到 收到 終於 成功 早已 已獲 已向 已就 已於 已在 已將',
);
const NOT_YET = STANCE.unreal | STANCE.denied | STANCE.untrue;
/** `has to be requested`, `be fixed`. */
const BEFORE_PARTICIPLE = 2;

export function isToldAsDone(claim: Claim, posts: readonly ReadPost[]): boolean {
  const sentences = posts.flatMap(({ stances }) => stances);
  return readStances(claim.text, claim.words).some((sentence) => {
    const marks = new Map(sentence.words.map((word, at) => [word, sentence.marks[at] as number]));
    return partsOf(sentence.words).some((words) => {
      const from = words.findIndex(({ key }) => DONE.has(key));
      return words.some((word, at) => {
        if (!isTelling(word) || (marks.get(word) ?? 0) & NOT_YET) return false;
        return (isDone(words, at) || (from !== -1 && at > from)) && isOnlyWished(word, sentences);
      });
    });
  });
}

function isDone(words: readonly ReadWord[], at: number): boolean {
  const word = words[at] as ReadWord;
  // `cost` and `shut` may be anything.
  return !word.isHan && isPast(word.key) && word.stem !== word.key && !isToBe(words, at);
}

function isToBe(words: readonly ReadWord[], at: number): boolean {
  return words.slice(Math.max(0, at - BEFORE_PARTICIPLE), at).some(({ key }) => key === 'be' || key === 'being');
}

/** Wherever it stands in the posts. */
function isOnlyWished(word: ReadWord, sentences: readonly StanceSentence[]): boolean {
  let isWished = false;
  for (const { words, marks } of sentences) {
    for (const [at, other] of words.entries()) {
      if (!isSame(word, other)) continue;
      if (((marks[at] as number) & STANCE.unreal) === 0 || isDone(words, at)) return false;
      isWished = true;
    }
  }
  return isWished;
}

function isTelling({ key, isHan, isStop }: ReadWord): boolean {
  return !isStop && (isHan ? key.length > 1 : key.length > 2);
}
