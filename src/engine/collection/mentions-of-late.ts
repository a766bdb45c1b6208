/**
 * What a source brings to a topic, of late: mentions, each of which counts half a fortnight after it was published, and so on. At an even
 * pace of n a day that tends to 20 n.
 */

export const MENTION_HALF_LIFE_MS = 14 * 24 * 60 * 60 * 1000;
/** What is older counts for nothing: less than a thousandth. */
export const MENTIONS_COUNT_MS = 10 * MENTION_HALF_LIFE_MS;

/** What so many count for when so much time has passed, in milliseconds; one that is dated ahead counts as one of now. */
export function ofLate(mentions: number, passed: number): number {
  return mentions * 0.5 ** (Math.max(0, passed) / MENTION_HALF_LIFE_MS);
}
