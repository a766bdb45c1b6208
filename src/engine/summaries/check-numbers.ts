/** Whether every number of a claim stands in its posts, for the same thing as far as that is said. */
import { fold } from '../text/fold.ts';
import { isSameUnit, unitOf } from './number-units.ts';
import type { Claim } from './read-claim.ts';
import type { ReadNumber } from './read-numbers.ts';
import type { Clause, ReadPost } from './read-post.ts';
import { shareOf } from './support.ts';

/** What a summary may count by itself: how many posts it cites. */
const COUNTED =
  /^\s*(?:of the\s)?(?:other |different |separate )?(?:user|customer|post|people|person|comment|author|account|writer|poster|netizen|reviewer|[個位名則篇條]?(?:用戶|網民|網友|帖|貼文|留言|人|顧客|客戶|作者|市民))/;
/** A day or year beside its month. */
const BESIDE = 6;
const OF_DATES = new Set([null, 'day', 'calendar', 'year']);

export function areNumbersBorne(claim: Claim, posts: readonly ReadPost[]): boolean {
  if (!areBorne(claim.text, posts, [RATE, LOOSE_RATE]) || !areBorne(claim.text, posts, [RELATIVE, RELATIVE])) return false;
  return claim.numbers.every(
    (number) =>
      number.isVague ||
      isBorneAsItIs(number, claim, posts) ||
      (number.value === posts.length && COUNTED.test(number.after)) ||
      isOfDate(number, claim, posts),
  );
}

/**
 * Whether a post gives another figure of the same kind where it speaks of the same thing: six hours and nine. One that has the figure too,
 * or one of the others of the claim, does not.
 */
export function contradicts(claim: Claim, post: ReadPost): boolean {
  return claim.numbers.slice(0, MOST_NUMBERS).some((number) => {
    if (number.isVague || number.unit === null || post.numbers.some((other) => isSame(number, other))) return false;
    const own = claim.clauses.find((clause) => isInside(number, clause));
    const about = own?.words.filter((word) => claim.content.includes(word)) ?? [];
    const near = about.length === 0 ? [] : post.clauses.filter((clause) => shareOf(about, clause) >= LEAST_OF_CLAUSE);
    return post.numbers.some((other) => isOther(number, other, claim) && near.some((clause) => isInside(other, clause)));
  });
}

function isOther(number: ReadNumber, other: ReadNumber, { numbers }: Claim): boolean {
  if (other.isVague || other.unit === null || !isSameUnit(number.unit, other.unit)) return false;
  return !numbers.some((mine) => isSame(mine, other));
}

function isInside({ start, end }: ReadNumber, { words }: Clause): boolean {
  return start >= (words[0]?.start ?? end) && end <= (words.at(-1)?.end ?? start);
}

const MOST_NUMBERS = 20;
const LEAST_OF_CLAUSE = 0.5;

/** What is called much stands somewhere where it is not called little: `only 11 dollars` is not `up to 11 dollars`. */
function isBorneAsItIs(number: ReadNumber, { text }: Claim, posts: readonly ReadPost[]): boolean {
  const isMuch = MUCH.test(before(text, number));
  return posts.some((post) =>
    post.numbers.some((other) => isSame(number, other) && !(isMuch && LITTLE.test(before(post.text, other)))),
  );
}

const MUCH =
  /(?:\b(?:up to|as (?:much|many|high|long) as|more than|over|at least|no less than)\s|高達|多達|長達|逾|超過|多於|至少|不少於)\s?$/iu;
const LITTLE = /(?:\b(?:only|just|merely|mere)\s(?:\w+\s){0,2}|(?:僅|只|淨係)\S{0,3}|(?<![獲值取獲])得\s?)$/iu;
const BEFORE = 16;

function before(text: string, { start }: ReadNumber): string {
  return text.slice(Math.max(0, start - BEFORE), start);
}

function isSame(one: ReadNumber, other: ReadNumber): boolean {
  if (Math.abs(one.value - other.value) > 1e-9 * Math.max(1, Math.abs(one.value))) return false;
  return isSameUnit(one.unit, other.unit);
}

/** The day on which a cited post was published, as it is handed in: `on 3 March`. */
function isOfDate(number: ReadNumber, claim: Claim, posts: readonly ReadPost[]): boolean {
  const month = claim.numbers.find(({ unit }) => unit === 'calendar');
  if (!month || !OF_DATES.has(number.unit) || Math.max(number.start - month.end, month.start - number.end) > BESIDE) return false;
  return posts.some(({ publishedAt }) => {
    const [year, monthOfPost, day] = publishedAt.slice(0, 10).split('-').map(Number);
    if (month.value !== monthOfPost) return false;
    return number === month || number.value === day || number.value === year;
  });
}

const RATE_UNITS = `(second|minute|hour|day|week|month|year|${'秒|分鐘|小時|個鐘|日|天|星期|周|個?月|年'.split('|').map(fold).join('|')})`;
const RATE = new RegExp(`(?:\\b(?:per|each|every)\\s|每)\\s?${RATE_UNITS}`, 'gu');
const LOOSE_RATE = new RegExp(`(?:\\b(?:per|each|every|an?)\\s|每|一)\\s?${RATE_UNITS}`, 'gu');

const RELATIVE = new RegExp(`(?:\\b(next|last|this)\\s|(下|上|今|本)個?)${RATE_UNITS}`, 'gu');
const CHINESE_SIDES: Readonly<Record<string, string>> = { 下: 'next', 上: 'last', 今: 'this', 本: 'this' };

/** `12 dollars an hour` is none a day, next week is not next month. Where the posts say nothing of the kind nothing is held against it. */
function areBorne(text: string, posts: readonly ReadPost[], [inClaim, inPosts]: readonly [RegExp, RegExp]): boolean {
  const found = new Set(posts.flatMap((post) => unitsOf(post.text, inPosts)));
  return found.size === 0 || unitsOf(text, inClaim).every((unit) => found.has(unit));
}

function unitsOf(text: string, pattern: RegExp): string[] {
  return [...fold(text).matchAll(pattern)].map((match) => {
    const side = match.length > 2 ? (match[1] ?? CHINESE_SIDES[match[2] ?? ''] ?? '') : '';
    return `${side} ${unitOf('', match.at(-1) ?? '')}`;
  });
}
