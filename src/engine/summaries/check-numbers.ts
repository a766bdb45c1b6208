/** Whether every number of a claim stands in its posts, for the same thing as far as that is said. */
import { fold } from '../text/fold.ts';
import { isSameUnit, unitOf } from './number-units.ts';
import type { Claim } from './read-claim.ts';
import type { ReadNumber } from './read-numbers.ts';
import type { ReadPost } from './read-post.ts';

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
      posts.some((post) => post.numbers.some((other) => isSame(number, other))) ||
      (number.value === posts.length && COUNTED.test(number.after)) ||
      isOfDate(number, claim, posts),
  );
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
