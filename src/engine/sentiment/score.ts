/**
 * The sentiment of a post by word lists for English, written Chinese and Cantonese, and by emoji: weights of the words
 * found, with negation, degree and contrast. Deterministic, and it names the words it went by. It knows no irony,
 * no context beyond a few tokens, and no other language.
 */
import type { Sentiment } from '../../contract/filter.ts';
import { tokenText } from '../text/token-text.ts';
import { readSigns, type Signs } from './signs.ts';
import { typedFaces } from './typed-faces.ts';

export interface ScoredText {
  title: string | null | undefined;
  content: string | null | undefined;
  /** The token text of both, where the caller has it already. */
  tokens?: string;
}

export interface SentimentScore {
  /** null: nothing to score, or in a language the lists do not know. */
  sentiment: Sentiment | null;
  /** Integer, −100…100; null with `sentiment`. */
  score: number | null;
  /** The words and emoji that decided, in the order of the text. */
  words: string[];
}

/** People write kindly: a word of complaint says more than a word of praise (Taboada and others, 2011, found a half more). */
const COMPLAINT_WEIGHT = 1.5;
/** A sign of weight 3 alone gives a score of about 70. */
/** Rises whenever the same post may score otherwise. */
export const SENTIMENT_VERSION = 1;

const DAMPING = 9;
/** From here on a post takes a side. */
const SIDE = 25;
/** From here on both sides are strong, each. */
const STRONG = 1.5;

export function scoreSentiment(post: ScoredText): SentimentScore {
  const signs = readSigns(post.tokens ?? tokenText(post.title, post.content));
  const faces = [...typedFaces(post.title), ...typedFaces(post.content)];
  const values = [...signs.values, ...faces.map((face) => face.weight)];
  const words = [...signs.words, ...faces.map((face) => face.face)];
  if (!isKnownLanguage(signs, values.length)) return { sentiment: null, score: null, words: [] };
  return { ...judge(values), words };
}

function judge(values: readonly number[]): { sentiment: Sentiment; score: number } {
  let positive = 0;
  let negative = 0;
  for (const value of values) {
    if (value > 0) positive += value;
    else negative -= value * COMPLAINT_WEIGHT;
  }
  const total = positive + negative;
  if (total === 0) return { sentiment: 'Neutral', score: 0 };
  const score = Math.round((100 * (positive - negative)) / Math.sqrt(total * total + DAMPING)) || 0;
  if (score >= SIDE) return { sentiment: 'Positive', score };
  if (score <= -SIDE) return { sentiment: 'Negative', score };
  return { sentiment: Math.min(positive, negative) >= STRONG ? 'Mixed' : 'Neutral', score };
}

/** A few Latin words may be a name in any language; more of them must hold some English. */
const NAME_LENGTH = 3;

function isKnownLanguage({ scripts }: Signs, signs: number): boolean {
  const { han, kana, latin, other, english } = scripts;
  if (han + kana + latin + other === 0) return signs > 0;
  if (kana > han || other > han + latin) return false;
  if (han * 2 >= latin) return true;
  return latin <= NAME_LENGTH || english * 6 >= latin;
}
