/** What the page knows of the translation of a post: what it is of, how far it is, and why there is none. */
import type { ErrorCode } from '../../contract/errors.ts';
import type { Post } from '../../contract/posts.ts';
import type { Translation } from '../../contract/translations.ts';

export type PostTexts = Pick<Post, 'id' | 'title' | 'content' | 'language'>;

export type ShownTranslation = Omit<Translation, 'by'> & { by: Translation['by'] | 'browser' };

/** `press`: the browser fetches what it needs only while somebody presses. `browser`: it could not do it. */
export interface TranslationFailure {
  code: ErrorCode | 'network' | 'unexpected' | 'press' | 'browser';
  until?: string;
  configure?: string[];
}

export type TranslationState =
  | { at: 'asking' }
  /** Of what the browser needs, 0 to 1. */
  | { at: 'fetching'; share: number }
  /** `again`: another is asked for, or could not be had. */
  | { at: 'done'; translation: ShownTranslation; again?: 'asking' | TranslationFailure }
  | { at: 'failed'; failure: TranslationFailure };
