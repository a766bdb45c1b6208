/**
 * The words a query's sentence is made of, in one language. A template says where its parts go in double braces, as in the
 * translations; a word that depends on a number is a function of it.
 */
import { MEDIA_TYPES, type MediaType } from '../../contract/media-types.ts';
import { OTHER_LANGUAGE } from '../../engine/query/languages.ts';
import type { Translate } from '../i18n/translator.ts';

/** What a post can be asked for, each with its verb and that verb denied. */
export type ClauseKind = 'text' | 'title' | 'author' | 'site' | 'lang' | 'source';

/** `whole` stands alone; the others say what becomes of the posts. */
export type SentenceFrame = 'whole' | 'finds' | 'findsPages' | 'leavesOut';

const NAMES = [
  'anything',
  'comma',
  'and',
  'or',
  'andAlso',
  'orElse',
  'butNot',
  'innerButNot',
  'not',
  'andClause',
  'orClause',
  'butClause',
  'open',
  'close',
  'prefix',
  'exact',
] as const;
const HOLES = { what: '{{what}}', left: '{{left}}', right: '{{right}}' };

export interface SentenceWords extends Record<(typeof NAMES)[number], string> {
  frame(frame: SentenceFrame): string;
  clause(kind: ClauseKind, denied: boolean): string;
  near(distance: number, ordered: boolean): string;
  more(count: number): string;
  moreClauses(count: number): string;
  language(code: string): string;
  mediaType(name: string): string;
}

/** Each word is looked up once: a sentence asks for the same ones again with every letter typed. */
export function sentenceWords(t: Translate<['query', 'app']>, language: string): SentenceWords {
  const fixed = Object.fromEntries(NAMES.map((name) => [name, t(`query:sentence.${name}`, HOLES)]));
  return {
    ...(fixed as Record<(typeof NAMES)[number], string>),
    frame: once((frame) => t(`query:frames.${frame}`, HOLES)),
    clause: once((kind, denied) => t(denied ? `query:denied.${kind}` : `query:clause.${kind}`, HOLES)),
    near: once((count, ordered) => t(ordered ? 'query:sentence.orderedNear' : 'query:sentence.near', { ...HOLES, count })),
    more: (count) => t('query:sentence.more', { count }),
    moreClauses: (count) => t('query:sentence.moreClauses', { count }),
    language: once((code) => languageName(code, language, t)),
    mediaType: (name) => {
      const type = name.toLowerCase();
      return isMediaType(type) ? t(`app:mediaTypes.${type}`) : name;
    },
  };
}

function once<Arguments extends (string | number | boolean)[]>(find: (...asked: Arguments) => string) {
  const found = new Map<string, string>();
  return (...asked: Arguments): string => {
    const key = asked.join(' ');
    const text = found.get(key) ?? find(...asked);
    found.set(key, text);
    return text;
  };
}

/** The name of a language in another; its code where there is no name. */
export function languageName(code: string, language: string, t: Translate<['query', 'app']>): string {
  if (code.toLowerCase() === OTHER_LANGUAGE) return t('app:otherLanguages');
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function isMediaType(name: string): name is MediaType {
  return (MEDIA_TYPES as readonly string[]).includes(name);
}
