/** What a person is told once, and then never again in any browser: what comes next, on Home, and hints. Kept among their preferences. */
export const HINTS = ['openPosts', 'dragPeriod', 'saveView', 'correctSentiment', 'postKeys'] as const;
export type HintName = (typeof HINTS)[number];

export const TOLD_ONCE = ['nextSteps', ...HINTS] as const;
export type ToldOnce = (typeof TOLD_ONCE)[number];

/** A field of its own for each, true once it was told: two devices that are told different things at the same time lose neither. */
export function toldField(told: ToldOnce): `told.${ToldOnce}` {
  return `told.${told}`;
}
