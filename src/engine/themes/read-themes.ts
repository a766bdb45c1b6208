/**
 * Themes of one post: keywords, hashtags, mentions, links, emoji, entities and what kind of post it is. Pure and
 * deterministic; one pass over the characters, then over tokens. Given the words that are known (word-model.ts) and the
 * names of the organisation; it does not read language or sentiment itself. Never throws, whatever the text.
 */
import type { MediaType } from '../../contract/media-types.ts';
import { readCapitals } from './capitals.ts';
import { type Classified, classify, type PostFacts } from './classify.ts';
import { COPY_KEY_VERSION, copyKey } from './copy-key.ts';
import { prepareCues } from './cues.ts';
import { findNames } from './entities.ts';
import { compileGazetteer, type Gazetteer, type GazetteerEntry } from './gazetteer.ts';
import { BUILT_IN_GAZETTEER } from './gazetteer-names.ts';
import { findKeywords } from './keywords.ts';
import type { Entity } from './name-spans.ts';
import { readTokens } from './read-tokens.ts';
import { segmentTable } from './segment.ts';
import type { Term } from './terms.ts';
import type { WordModel } from './word-model.ts';
import type { WordTrie } from './word-trie.ts';

/** Rises whenever the same post gives other themes: stored ones of a lower version are read again. */
export const THEMES_VERSION = 1 + COPY_KEY_VERSION;

const MAX_ENTITIES = 30;

export interface ThemedPost {
  title: string | null | undefined;
  content: string | null | undefined;
  mediaType?: MediaType | null;
  sentiment?: PostFacts['sentiment'];
}

export interface Themes {
  /** At most twelve, best first. */
  keywords: Term[];
  /** With their sign. */
  hashtags: Term[];
  mentions: Term[];
  links: Term[];
  /** Whole sequences. */
  emojis: Term[];
  /** Each once, in the order of their first mention. */
  entities: Entity[];
  classifications: Classified[];
  /** See copy-key.ts. */
  copyKey: string;
}

/** What themes are read with; compiled once for an organisation and used for all its posts. */
export interface ThemesKnowledge {
  model: WordModel;
  gazetteers: readonly Gazetteer[];
  tries: readonly WordTrie[];
}

let builtIn: Gazetteer | undefined;

/** `own`: the names of an organisation; they win over the built-in ones. */
export function compileKnowledge(model: WordModel, own: readonly GazetteerEntry[]): ThemesKnowledge {
  builtIn ??= compileGazetteer(BUILT_IN_GAZETTEER);
  prepareCues();
  const gazetteers = own.length === 0 ? [builtIn] : [compileGazetteer(own), builtIn];
  return { model, gazetteers, tries: gazetteers.map(({ trie }) => trie) };
}

export function readThemes(post: ThemedPost, { model, gazetteers, tries }: ThemesKnowledge): Themes {
  const table = readTokens(post.title ?? '', post.content ?? '');
  segmentTable(table, model, tries);
  const capitals = readCapitals(table);
  const names = findNames(table, model, gazetteers, capitals);
  return {
    keywords: findKeywords(table, model, names, capitals),
    hashtags: table.hashtags,
    mentions: table.mentions,
    links: table.links,
    emojis: table.emojis,
    entities: distinct(names),
    classifications: classify(table, { mediaType: post.mediaType ?? null, sentiment: post.sentiment ?? null }),
    copyKey: copyKey(table),
  };
}

/** The entities of `readThemes` alone, in half the time. */
export function readEntities(
  post: Pick<ThemedPost, 'title' | 'content'>,
  { model, gazetteers, tries }: ThemesKnowledge,
): Entity[] {
  const table = readTokens(post.title ?? '', post.content ?? '');
  segmentTable(table, model, tries);
  return distinct(findNames(table, model, gazetteers, readCapitals(table)));
}

/** An entity with its place: UTF-16 offsets, end exclusive. */
export interface PlacedEntity extends Entity {
  start: number;
  end: number;
}

/** Every mention of an entity in a text without a title, in order. */
export function placeEntities(text: string, { model, gazetteers, tries }: ThemesKnowledge): PlacedEntity[] {
  const table = readTokens('', text);
  segmentTable(table, model, tries);
  return findNames(table, model, gazetteers, readCapitals(table)).map(({ type, name, first, last }) => ({
    type,
    name,
    start: table.starts[first] as number,
    end: table.ends[last] as number,
  }));
}

function distinct(names: readonly Entity[]): Entity[] {
  const entities: Entity[] = [];
  for (const { type, name } of names) {
    if (entities.length === MAX_ENTITIES) break;
    const isSame = (other: Entity): boolean =>
      other.type === type && (other.name === name || other.name.toLowerCase() === name.toLowerCase());
    if (!entities.some(isSame)) entities.push({ type, name });
  }
  return entities;
}
