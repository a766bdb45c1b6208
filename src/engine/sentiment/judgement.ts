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
const MOST_NEUTRAL = 50;
/** Chinese has no neutral class in training: where a word of the lists stands, this much of a difference takes a side. */
const BAND = 0.4;
/** A name or two is no opinion: English without a word of the lists takes a side from here on, less a quarter for each word, but never below QUIET. */
const QUIET_SHORT = 2;
const QUIET = 0.4;
/** Short posts in which lists and model contradict each other are neutral, as long as the model does not insist: it has learned from longer ones. */
const SHORT = 10;
const INSISTENCE = 1.2;
const LEAST_COMPOUND = 0.2;
/**
 * In a mixed post praise and complaint are each as strong as this, in words (`signs`) and in what the model makes of its clauses, the
 * weaker has this share of the stronger, and the model sees no more difference between them than `undecided`. Chinese reviews weigh
 * both sides more often than tweets do.
 */
const MIXED: Readonly<Record<LanguageName, MixedBounds>> = {
  english: { signs: 2, signShare: 0.25, clauses: 0.8, clauseShare: 0.5, undecided: 1 },
  chinese: { signs: 1, signShare: 0, clauses: 0.3, clauseShare: 0, undecided: 0.8 },
};
/**
 * The model has learned from written Chinese and reads long Cantonese posts too kindly. There, this much of what praise and complaint
 * have in common counts against the post once more, and a post of LONG tokens needs this much more praise.
 */
const CANTONESE_EXCESS = 0.3;
const CANTONESE_KINDNESS = 1.5;
const LONG = 150;
/** What the lists alone say, beside the model, of Chinese: it knows them best where it has not seen the words, in Cantonese. */
const LIST_WEIGHT = 0.4;
/** What a sign must weigh beside the model for the score to be its intensity by half. */
const HALF_TRUST = 0.01;

interface MixedBounds {
  signs: number;
  signShare: number;
  clauses: number;
  clauseShare: number;
  undecided: number;
}

export interface Judged {
  language: LanguageName;
  /** Whether it holds a word that written Chinese does not have. */
  isCantonese: boolean;
  model: LanguageModel;
  table: TokenTable;
  signs: Signs;
  weighing: Weighing;
}

export function judge(judged: Judged): Judgement {
  const { language, signs } = judged;
  const compound = compoundOf(intensity(signs));
  const bounds = MIXED[language];
  const hasBoth = areEven(sumSigns(signs), bounds.signs, bounds.signShare);
  // Nothing else needs the clauses, whose tokens each have to be weighed.
  const clauses = hasBoth || (language === 'chinese' && judged.isCantonese) ? sumClauses(judged) : NO_CLAUSES;
  const difference = differenceOf(judged, clauses, compound);
  const isMixed = hasBoth && areEven(clauses, bounds.clauses, bounds.clauseShare) && Math.abs(difference) < bounds.undecided;
  const side = language === 'english' ? englishSide(judged, difference, compound) : chineseSide(judged, difference);
  const sentiment = isMixed ? 'Mixed' : side;
  return { sentiment, score: within(sentiment, Math.round(100 * scoreOf(judged, difference, compound)) || 0) };
}

function differenceOf({ language, isCantonese, table, weighing }: Judged, clauses: Sides, compound: number): number {
  const difference = weighing.praise - weighing.complaint;
  if (language === 'english') return difference;
  const withLists = difference + LIST_WEIGHT * compound;
  if (!isCantonese) return withLists;
  const both = Math.min(clauses.praise, clauses.complaint);
  return withLists - CANTONESE_EXCESS * both - CANTONESE_KINDNESS * Math.min(1, table.count / LONG);
}

function englishSide({ signs, table, weighing: { praise, complaint } }: Judged, difference: number, compound: number): Sentiment {
  const least = signs.count === 0 ? Math.max(QUIET, QUIET_SHORT - table.latin / 4) : 0;
  const contradicted = table.latin <= SHORT && Math.abs(compound) >= LEAST_COMPOUND && compound * difference < 0;
  if (Math.max(praise, complaint) <= least || (contradicted && Math.abs(difference) < INSISTENCE)) return 'Neutral';
  return difference > 0 ? 'Positive' : 'Negative';
}

function chineseSide({ model, signs }: Judged, difference: number): Sentiment {
  if (Math.abs(difference) <= (signs.count === 0 ? model.quietBand : BAND)) return 'Neutral';
  return difference > 0 ? 'Positive' : 'Negative';
}

/** −1…1: the intensity of the lists' words, which knows `very` and `!`, and what the model expects. */
function scoreOf({ language, signs, weighing }: Judged, difference: number, compound: number): number {
  if (language === 'chinese') return Math.tanh(difference / 3);
  const a = Math.exp(weighing.praise);
  const b = Math.exp(weighing.complaint);
  const { praise, complaint } = sumSigns(signs);
  const trust = (praise + complaint) / (praise + complaint + HALF_TRUST);
  return trust * compound + (1 - trust) * ((a - b) / (a + b + 1));
}

function within(sentiment: Sentiment, score: number): number {
  if (sentiment === 'Positive') return Math.max(score, LEAST_SIDE);
  if (sentiment === 'Negative') return Math.min(score, -LEAST_SIDE);
  return Math.max(-MOST_NEUTRAL, Math.min(MOST_NEUTRAL, score));
}

interface Sides {
  praise: number;
  complaint: number;
}

const NO_CLAUSES: Sides = { praise: 0, complaint: 0 };

function areEven({ praise, complaint }: Sides, least: number, share: number): boolean {
  const weaker = Math.min(praise, complaint);
  return weaker >= least && weaker >= share * Math.max(praise, complaint);
}

function sumSigns({ values, count }: Signs): Sides {
  let [praise, complaint] = [0, 0];
  for (let index = 0; index < count; index++) {
    const value = values[index] as number;
    if (value > 0) praise += value;
    else complaint -= value;
  }
  return { praise, complaint };
}

function sumClauses({ table: { count, kinds }, weighing }: Judged): Sides {
  const parts = weighing.parts();
  let [praise, complaint, clause] = [0, 0, 0];
  for (let at = 0; at <= count; at++) {
    if (at < count && (kinds[at] as number) < TOKEN.mark) {
      clause += parts[at] as number;
      continue;
    }
    if (clause > 0) praise += clause;
    else complaint -= clause;
    clause = 0;
  }
  return { praise, complaint };
}
