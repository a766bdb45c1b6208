/**
 * What the labels of a classification model mean, by their names in `id2label`: a side each. Understood are the words of
 * the sides in English and Chinese ("POSITIVE", "neg", "very negative", "中性"), stars ("1 star" … "5 stars": one and two
 * are negative, three is neutral), and unnamed labels by their number: two are negative, positive; three negative,
 * neutral, positive; five are stars. A model that means something else by an unnamed label needs names in config.json.
 */

export type Side = 'positive' | 'negative' | 'neutral' | 'mixed';

const WORDS: Record<Side, readonly string[]> = {
  positive: ['positive', 'pos', 'very positive', 'extremely positive', '正面', '正向', '积极', '積極', '正'],
  negative: [
    'negative',
    'neg',
    'very negative',
    'extremely negative',
    '负面',
    '負面',
    '负向',
    '負向',
    '消极',
    '消極',
    '负',
    '負',
  ],
  neutral: ['neutral', 'neu', '中性', '中立', '中'],
  mixed: ['mixed', '混合', '好坏参半', '好壞參半'],
};
const SIDES = new Map(Object.entries(WORDS).flatMap(([side, words]) => words.map((word) => [word, side as Side] as const)));

const STARS: readonly Side[] = ['negative', 'negative', 'neutral', 'positive', 'positive'];
const UNNAMED: Record<number, readonly Side[]> = {
  2: ['negative', 'positive'],
  3: ['negative', 'neutral', 'positive'],
  5: STARS,
};

/** The sides of the labels in their order; null where one cannot be told, or a side of the two is missing. */
export function sidesOfLabels(labels: readonly string[]): Side[] | null {
  const unnamed = labels.every((label, at) => label.trim().toUpperCase() === `LABEL_${at}`);
  const sides = unnamed ? (UNNAMED[labels.length] ?? []) : labels.map(sideOf);
  const known = sides.filter((side) => side !== undefined);
  if (known.length !== labels.length || !known.includes('positive') || !known.includes('negative')) return null;
  return known;
}

function sideOf(label: string): Side | undefined {
  const name = label.trim().toLowerCase().replaceAll(/[_-]+/g, ' ');
  const stars = /^([1-5]) ?stars?$/.exec(name)?.[1];
  return stars === undefined ? SIDES.get(name) : STARS[Number(stars) - 1];
}
