/** From what the model says and what the lists say to a side and a score. */
import type { Sentiment } from '../../contract/filter.ts';
import { compoundOf, intensity } from './evidence.ts';
import type { LanguageModel, LanguageName } from './model.ts';
import type { Signs } from './signs.ts';
import { TOKEN, type TokenTable } from './token-table.ts';
import type { Weighing } from './weighing.ts';

export interface Judgement {
  sentiment: Sentiment;
  /** Integer, −100…100. */
  score: number;
}

/** A post that takes a side has at least this score, one that takes none at most that. */
const LEAST_SIDE = 10;
const MOST_NEUTRAL = 45;
/** How strong praise and complaint must both be in a mixed post, summed over its clauses, and how even. */
const MIXED_SUM = 1;
const MIXED_SHARE = 0.4;
/** How far one clause must lean to count. */
const CLAUSE = 0.25;

export function judge(language: LanguageName, model: LanguageModel, table: TokenTable, signs: Signs, weighing: Weighing): Judgement {
  const { praise, complaint } = weighing;
  const difference = praise - complaint;
  const side = language === 'english' ? largest(praise, complaint) : outside(difference, signs.count === 0 ? model.quietBand : model.band);
  const sentiment = isMixed(table, weighing, side) ? 'Mixed' : side;
  return { sentiment, score: scoreOf(sentiment, signs, lean(language, praise, complaint)) };
}

function largest(praise: number, complaint: number): Sentiment {
  if (praise > complaint) return praise > 0 ? 'Positive' : 'Neutral';
  return complaint > 0 ? 'Negative' : 'Neutral';
}

function outside(difference: number, band: number): Sentiment {
  if (difference > band) return 'Positive';
  return difference < -band ? 'Negative' : 'Neutral';
}

/** −1…1: what the model expects. */
function lean(language: LanguageName, praise: number, complaint: number): number {
  if (language === 'chinese') return Math.tanh((praise - complaint) / 4);
  const [a, b] = [Math.exp(praise), Math.exp(complaint)];
  return (a - b) / (a + b + 1);
}

/** The more words of the lists a post has, the more its score is their intensity (which knows `very` and `!`), the less the model's. */
function scoreOf(sentiment: Sentiment, signs: Signs, lean: number): number {
  let weight = 0;
  for (let index = 0; index < signs.count; index++) weight += Math.abs(signs.values[index] as number);
  const trust = weight / (weight + 0.25);
  const score = Math.round(100 * (trust * compoundOf(intensity(signs)) + (1 - trust) * lean)) || 0;
  if (sentiment === 'Positive') return Math.max(score, LEAST_SIDE);
  if (sentiment === 'Negative') return Math.min(score, -LEAST_SIDE);
  return Math.max(-MOST_NEUTRAL, Math.min(MOST_NEUTRAL, score));
}

function isMixed({ count, kinds }: TokenTable, { parts }: Weighing, _side: Sentiment): boolean {
  let [praise, complaint, clause] = [0, 0, 0];
  for (let at = 0; at <= count; at++) {
    if (at < count && (kinds[at] as number) < TOKEN.mark) {
      clause += parts[at] as number;
      continue;
    }
    if (clause > CLAUSE) praise += clause;
    else if (clause < -CLAUSE) complaint -= clause;
    clause = 0;
  }
  const least = Math.min(praise, complaint);
  return least >= MIXED_SUM && least >= MIXED_SHARE * Math.max(praise, complaint);
}
