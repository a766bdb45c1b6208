/** What people search for among all that is collected: two terms, common and rare, in the languages of the corpus, in the last days. */

/** Name → days. */
export const RANGES = { '7 days': 7, '30 days': 30, '90 days': 90, 'a year': 364 } as const;

const TWO_TERMS = [
  'flight AND delayed',
  'iphone AND battery',
  'the AND of',
  'i AND you',
  'good AND service',
  'apple AND google',
  'python AND java',
  'seagull AND beach',
  '香港 AND 警察',
  '台灣 AND 選舉',
  '有 AND 人',
  '"machine learning" AND data',
  '"customer service" AND thanks',
  'flight OR airline',
  'the OR of',
  '香港 OR 台灣',
  'kubernetes OR docker',
  'flight NOT delayed',
  'the NOT of',
  '香港 NOT 警察',
  '#python OR java',
  'turbulence AND flight',
  'elect* AND vote',
  'data NEAR/5 science',
] as const;

export const SEARCHES: Record<string, readonly string[]> = Object.fromEntries(
  Object.keys(RANGES).map((range) => [range, TWO_TERMS]),
);

const DAY = 24 * 60 * 60 * 1000;

export function rangeOf(kind: string, now: Date): { start: Date; end: Date } {
  const days = RANGES[kind as keyof typeof RANGES];
  return { start: new Date(now.getTime() - days * DAY), end: now };
}
