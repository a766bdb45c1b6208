/**
 * All that is made of the texts of a post by rules that change with the program: language, tokens, sentiment and themes. A
 * stored post gets it anew when they do. One reader for arrival, for reading again and for what a card explains, so that
 * they never tell two stories.
 */
import type { Entity } from '../../contract/themes.ts';
import { type DetectedLanguage, LANGUAGE_VERSION, type LanguageDetector } from '../../engine/language/detect.ts';
import { SENTIMENT_VERSION, type SentimentJudge, type SentimentScorer } from '../../engine/sentiment/score.ts';
import { TOKENS_VERSION, tokenText } from '../../engine/text/token-text.ts';
import type { GazetteerEntry } from '../../engine/themes/gazetteer.ts';
import {
  compileKnowledge,
  type PlacedEntity,
  placeEntities,
  readEntities,
  readThemes,
  THEMES_VERSION,
  type Themes,
  type ThemesKnowledge,
} from '../../engine/themes/read-themes.ts';
import type { PostRow, PostThemes } from '../../stores/clickhouse/post-row.ts';
import { placeLeaning, postLanguage } from './post-language.ts';
import { BUILT_IN_ENGINE, SOURCE_ENGINE } from './sentiment-by.ts';

/** Rises when any of its parts does, since none of them ever falls. */
export const READING_VERSION = TOKENS_VERSION + LANGUAGE_VERSION + SENTIMENT_VERSION + THEMES_VERSION;

type Texts = Pick<PostRow, 'title' | 'content' | 'author_name' | 'author' | 'media_type' | 'domain'> & {
  /** What the source says of it, if anything. */
  language: string | null | undefined;
  /** What came with the post, if anything did. */
  broughtSentiment: Exclude<PostRow['sentiment'], 'none'> | null | undefined;
};

export type Reading = PostThemes &
  Pick<
    PostRow,
    'language' | 'tokens' | 'author_tokens' | 'tokens_version' | 'copy_key' | 'sentiment' | 'sentiment_score' | 'sentiment_engine'
  >;

export interface TextReader {
  /** By which themes are read; summaries are checked by it. */
  knowledge: ThemesKnowledge;
  read(texts: Texts): Reading;
  scoreSentiment: SentimentScorer;
  readThemes(post: Pick<PostRow, 'title' | 'content' | 'media_type' | 'sentiment'>): Themes;
  /** As a row has them. */
  classificationsOf(post: Pick<PostRow, 'title' | 'content' | 'media_type' | 'sentiment'>): string[];
  /** As the text shows; null where it shows nothing. */
  languageOf(text: string): DetectedLanguage | null;
  /** 0…1: how sure the text is in this language; null where the source says so, and the text does not. */
  confidenceOf(post: Pick<PostRow, 'title' | 'content' | 'media_type' | 'domain' | 'language'>): number | null;
  /** With names of an organisation beside those that everybody shares; to be kept, since it compiles them. */
  withNames(names: readonly GazetteerEntry[]): NamesReader;
}

export interface NamesReader {
  /** As a row has them. */
  entitiesOf(post: Pick<PostRow, 'title' | 'content'>): string[];
  /** Each mention in a text, with its place. */
  place(text: string): PlacedEntity[];
}

export interface TextModels {
  detectLanguage: LanguageDetector;
  judgeSentiment: SentimentJudge;
  scoreSentiment: SentimentScorer;
  knowledge: ThemesKnowledge;
}

export function createTextReader({ detectLanguage, judgeSentiment, scoreSentiment, knowledge }: TextModels): TextReader {
  const themesOf: TextReader['readThemes'] = ({ title, content, media_type: mediaType, sentiment }) =>
    readThemes({ title, content, mediaType, sentiment: sentiment === 'none' ? null : sentiment }, knowledge);
  return {
    knowledge,
    read(texts) {
      const { title, content, author_name, author, media_type, domain, broughtSentiment } = texts;
      const detected = detectLanguage(wholeOf(title, content), placeLeaning(media_type, domain));
      const language = postLanguage(texts.language, detected);
      const tokens = tokenText(title, content);
      const scored = broughtSentiment ? null : judgeSentiment({ title, content, language });
      const sentiment = broughtSentiment ?? scored?.sentiment ?? 'none';
      const themes = themesOf({ title, content, media_type, sentiment });
      return {
        language,
        tokens,
        author_tokens: tokenText(author_name, author),
        tokens_version: READING_VERSION,
        sentiment,
        sentiment_score: scored?.score ?? null,
        sentiment_engine: broughtSentiment ? SOURCE_ENGINE : sentiment === 'none' ? '' : BUILT_IN_ENGINE,
        copy_key: themes.copyKey,
        ...themeColumns(themes),
      };
    },
    scoreSentiment,
    readThemes: themesOf,
    classificationsOf: (post) => labelsOf(themesOf(post).classifications),
    languageOf: (text) => detectLanguage(text).language,
    confidenceOf: ({ title, content, media_type, domain, language }) => {
      const detected = detectLanguage(wholeOf(title, content), placeLeaning(media_type, domain));
      return detected.language === language ? detected.confidence : null;
    },
    withNames: (names) => {
      const known = compileKnowledge(knowledge.model, names);
      return {
        entitiesOf: (post) => readEntities(post, known).map(entityColumn),
        place: (text) => placeEntities(text, known),
      };
    },
  };
}

function wholeOf(title: string, content: string): string {
  return title === '' ? content : `${title}\n${content}`;
}

function entityColumn({ type, name }: Entity): string {
  return `${type} ${name}`;
}

function labelsOf(classifications: Themes['classifications']): string[] {
  return [...new Set(classifications.map(({ label }) => label))];
}

function themeColumns({ keywords, hashtags, mentions, links, emojis, entities, classifications }: Themes): PostThemes {
  return {
    keywords: keywords.map(({ key }) => key),
    hashtags: hashtags.map(({ key }) => key),
    handles: mentions.map(({ key }) => key),
    links: links.map(({ text }) => text),
    emojis: emojis.map(({ key }) => key),
    entities: entities.map(entityColumn),
    classifications: labelsOf(classifications),
  };
}
