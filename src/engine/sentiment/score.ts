/**
 * The sentiment of a post: a linear model over n-grams, weighed together with word lists for English, written Chinese and
 * Cantonese, emoji and typed faces, with negation, degree and contrast. Deterministic, and it names the words it went by. It knows
 * no irony but the one that words show, no facts, and no other language.
 */
import type { Sentiment } from '../../contract/filter.ts';
import { type DecidingWord, decidingWords } from './deciding-words.ts';
import { Features } from './features.ts';
import { judge } from './judgement.ts';
import type { LanguageName, SentimentModel } from './model.ts';
import { readField } from './read-tokens.ts';
import { Signs } from './signs.ts';
import { TokenTable } from './token-table.ts';
import { Weighing } from './weighing.ts';

/** Rises whenever the same post may score otherwise: with the lists, the rules or the model. Posts that an older one scored are scored again. */
export const SENTIMENT_VERSION = 2;

export interface ScoredText {
  title: string | null | undefined;
  content: string | null | undefined;
  /** As its source says or as detected (BCP 47 or `other`), where it is known; a post in another language than ours is not scored. */
  language?: string | null;
}

export interface SentimentScore {
  /** null: nothing to score, or in a language that neither lists nor model know. */
  sentiment: Sentiment | null;
  /** Integer, −100…100; null with `sentiment`. */
  score: number | null;
  /** At most eight, in the order of the text. */
  words: DecidingWord[];
}

export type SentimentScorer = (post: ScoredText) => SentimentScore;

const KNOWN_LANGUAGES = /^(?:en|zh|yue)(?:-|$)/;

/** Keeps its working memory between posts: one for each thread. */
export function createSentimentScorer(model: SentimentModel): SentimentScorer {
  const table = new TokenTable();
  const signs = new Signs();
  const features = new Features();
  const weighing = new Weighing();
  return (post) => {
    const title = post.title ?? '';
    const content = post.content ?? '';
    table.clear();
    readField(title, table);
    table.contentFrom = table.count;
    readField(content, table);
    signs.read(table);
    if (!isKnownLanguage(table, signs, post.language)) return { sentiment: null, score: null, words: [] };
    features.read(table, signs);
    const language = languageOf(table);
    weighing.weigh(table, signs, features, model[language]);
    const judgement = judge({ language, isCantonese: features.isCantonese, model: model[language], table, signs, weighing });
    return { ...judgement, words: decidingWords({ title, content }, table, signs, weighing, judgement.sentiment) };
  };
}

function languageOf({ han, latin }: TokenTable): LanguageName {
  return han > 0 && 2 * han >= latin ? 'chinese' : 'english';
}

/** A few Latin words may be a name in any language; more of them must hold some English. */
const NAME_LENGTH = 3;

function isKnownLanguage({ han, kana, latin, other }: TokenTable, signs: Signs, language: string | null | undefined): boolean {
  if (han + kana + latin + other === 0) return signs.count > 0;
  if (language && !KNOWN_LANGUAGES.test(language)) return false;
  if (kana > han || other > han + latin) return false;
  if (han * 2 >= latin) return true;
  return latin <= NAME_LENGTH || signs.english * 6 >= latin;
}
