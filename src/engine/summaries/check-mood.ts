/**
 * Who is told to praise or to complain must do so in the posts: by the signs of sentiment in the sentences that speak of the same thing, else
 * in the whole posts. Where there are none nothing is held against it.
 */
import { readField } from '../sentiment/read-tokens.ts';
import { Signs } from '../sentiment/signs.ts';
import { TokenTable } from '../sentiment/token-table.ts';
import { fold } from '../text/fold.ts';
import type { Claim } from './read-claim.ts';
import type { ReadWord } from './read-passage.ts';
import { partsOf, type ReadPost } from './read-post.ts';
import { isSame } from './same-words.ts';
import { readStances, STANCE } from './stance.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold));
const GLAD = list(
  'pleased satisfied happy glad delighted grateful thankful impressed welcome welcomes welcomed praise praises praised praising applaud applauds applauded commend commends commended celebrate celebrates celebrated love loves loved enjoy enjoys enjoyed appreciate appreciates appreciated thank thanks thanked 滿意 歡迎 稱讚 讚 大讚 讚揚 讚賞 欣賞 喜歡 喜愛 鍾意 高興 開心 欣喜 感謝 感激 慶祝 好評 認同 激讚',
);
const SORE = list(
  'complain complains complained complaining criticise criticises criticised criticising criticize criticized criticism angry anger unhappy frustrated upset annoyed disappointed dissatisfied outraged furious dislike dislikes disliked hate hates hated 不滿 批評 抨擊 指責 怪責 抱怨 投訴 憤怒 生氣 失望 嫌 嫌棄 嬲 怒轟 斥',
);
/** Not a mood of whoever writes: what was done, which may please. */
const MATTERS = /refund(?:s|ed|ing)?|compensat\w+|apolog\w+|complaints?|outages?|lost|退款|賠償|補償|道歉|致歉|投訴|斷網/giu;
/** Praise that the lists do not know, being none everywhere. */
const KIND = /patien(?:t|ce|tly)|credit where|hats off|automatically|in person|耐心|耐性|公道|親自|主動|自動|好過|有交代/giu;
/** Of one side there must be so much of the other. */
const LEAST_SHARE = 0.5;

type Side = 'glad' | 'sore';

export function isOtherMood(claim: Claim, posts: readonly ReadPost[]): boolean {
  const sides = sidesOf(claim);
  if (sides.length === 0) return false;
  const isOne = new Set(sides.map(({ side }) => side)).size === 1;
  return (isOne ? sides.slice(0, 1) : sides).some(({ side, words }) => {
    const about = (isOne ? claim.words : words).filter((word) => claim.content.includes(word) && !isMood(word));
    return (isOne || about.length > 0) && isAgainst(side, about, posts);
  });
}

function isMood({ key }: ReadWord): boolean {
  return GLAD.has(key) || SORE.has(key);
}

/** With the words of the part that says so; one that says both is left alone. */
function sidesOf(claim: Claim): { side: Side; words: readonly ReadWord[] }[] {
  return readStances(claim.text, claim.words).flatMap((sentence) => {
    const marks = new Map(sentence.words.map((word, at) => [word, sentence.marks[at] as number]));
    return partsOf(sentence.words).flatMap((words) => {
      const sides = new Set(words.flatMap((word) => sideOf(word, ((marks.get(word) ?? 0) & STANCE.denied) !== 0)));
      return sides.size === 1 ? [...sides].map((side) => ({ side, words })) : [];
    });
  });
}

function sideOf(word: ReadWord, isDenied: boolean): Side[] {
  if (GLAD.has(word.key)) return isDenied ? ['sore'] : ['glad'];
  return SORE.has(word.key) && !isDenied ? ['sore'] : [];
}

function isAgainst(side: Side, about: readonly ReadWord[], posts: readonly ReadPost[]): boolean {
  const near = moodOf(posts.flatMap((post) => nearestIn(post, about)));
  const mood = near.glad + near.sore > 0 ? near : moodOf(posts.map(({ text }) => text));
  return mood[side] < LEAST_SHARE * mood[side === 'glad' ? 'sore' : 'glad'];
}

/** The sentences of a post that share most of the words, if any. */
function nearestIn({ stances, text }: ReadPost, about: readonly ReadWord[]): string[] {
  const shared = stances.map(({ words }) => about.filter((word) => words.some((other) => isSame(word, other))).length);
  const most = Math.max(1, ...shared);
  return stances.flatMap(({ words }, at) =>
    shared[at] === most ? [text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0)] : [],
  );
}

let reading: { table: TokenTable; signs: Signs } | undefined;

function moodOf(texts: readonly string[]): Record<Side, number> {
  reading ??= { table: new TokenTable(), signs: new Signs() };
  const { table, signs } = reading;
  const mood = { glad: 0, sore: 0 };
  for (const text of texts) {
    mood.glad += text.match(KIND)?.length ?? 0;
    table.clear();
    readField(text.replaceAll(MATTERS, ' '), table);
    table.contentFrom = table.count;
    signs.read(table);
    for (const value of signs.values.subarray(0, signs.count)) mood[value > 0 ? 'glad' : 'sore'] += Math.abs(value);
  }
  return mood;
}
