/**
 * The sentiment of a post: a linear model over n-grams, weighed together with word lists for English, written Chinese and
 * Cantonese, emoji and typed faces, with negation, degree and contrast. Deterministic, and it names the words it went by. It knows
 * no irony but the one that words show, no facts, and no other language.
 */
import type { Sentiment } from '../../contract/filter.ts';
import { type DecidingWord, decidingWords } from './deciding-words.ts';
import { Features } from './features.ts';
import { type Judgement, judge } from './judgement.ts';
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
/** The same without the words, for whoever scores more posts than anybody reads. */
export type SentimentJudge = (post: ScoredText) => Judged;
type Judged = Pick<SentimentScore, 'sentiment' | 'score'>;

const KNOWN_LANGUAGES = /^(?:en|zh|yue)(?:-|$)/;

/** Keeps its working memory between posts: one for each thread. */
export function createSentimentScorer(model: SentimentModel): SentimentScorer {
  const reading = new ScoredReading(model);
  return (post) => {
    const judgement = reading.judge(post);
    return judgement ? { ...judgement, words: reading.words(post, judgement) } : { sentiment: null, score: null, words: [] };
  };
}

/** Keeps its working memory between posts: one for each thread. */
export function createSentimentJudge(model: SentimentModel): SentimentJudge {
  const reading = new ScoredReading(model);
  return (post) => reading.judge(post) ?? { sentiment: null, score: null };
}

class ScoredReading {
  readonly #model: SentimentModel;
  readonly #table = new TokenTable();
  readonly #signs = new Signs();
  readonly #features = new Features();
  readonly #weighings: Readonly<Record<LanguageName, Weighing>>;

  constructor(model: SentimentModel) {
    this.#model = model;
    const weighing = (language: LanguageName) => new Weighing(this.#table, this.#signs, this.#features, model[language]);
    this.#weighings = { english: weighing('english'), chinese: weighing('chinese') };
  }

  /** null: nothing to score. */
  judge(post: ScoredText): Judgement | null {
    const table = this.#table;
    const signs = this.#signs;
    const features = this.#features;
    table.clear();
    readField(post.title ?? '', table);
    table.contentFrom = table.count;
    readField(post.content ?? '', table);
    signs.read(table);
    if (!isKnownLanguage(table, signs, post.language)) return null;
    features.readWords(table, signs);
    const language = languageOf(table);
    const weighing = this.#weighings[language];
    weighing.weigh();
    return judge({ language, isCantonese: features.isCantonese, model: this.#model[language], table, signs, weighing });
  }

  /** Of the post that was judged last. */
  words({ title, content }: ScoredText, { sentiment }: Judgement): DecidingWord[] {
    const parts = this.#weighings[languageOf(this.#table)].parts();
    return decidingWords({ title: title ?? '', content: content ?? '' }, this.#table, this.#signs, parts, sentiment);
  }
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
