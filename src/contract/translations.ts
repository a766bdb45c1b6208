/**
 * Translations: what a post says, in a language that somebody reads. A translation belongs to the text and to nobody: the same text is
 * translated once for all, as posts are stored once for all.
 */
import { z } from 'zod';
import { storedPostId } from './corrections.ts';
import { endpoint } from './endpoint.ts';
import { ERROR_STATUS } from './error-codes.ts';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';

export const TRANSLATION_LANGUAGES = ['en', 'zh-Hant', 'zh-Hans'] as const;
export const translationLanguage = z.enum(TRANSLATION_LANGUAGES);
export type TranslationLanguage = z.infer<typeof translationLanguage>;

/**
 * `conversion`: from one way of writing Chinese into the other, by tables, without anybody outside. `original`: the post is in the language
 * that was asked for, and its own words are what is answered.
 */
const TRANSLATED_BY = ['model', 'libretranslate', 'conversion', 'original'] as const;

export const translation = z.object({
  /** Of the post. */
  id: z.string(),
  title: z.string(),
  content: z.string(),
  by: z.enum(TRANSLATED_BY),
  /** As its endpoint names it; null where no model did it. */
  model: z.string().nullable(),
  /** What the provider gave was Chinese written the other way, and was converted. */
  converted: z.boolean(),
  /** What was translated from; null where nobody knows. */
  source: z.string().nullable(),
  target: translationLanguage,
  /** It was there already. */
  cached: z.boolean(),
  /** Only the beginning of the post was translated, see LIMITS.translatedText. */
  cut: z.boolean(),
});
export type Translation = z.infer<typeof translation>;

/** Why there is no translation of this post; the fields are those of an error. */
const untranslated = z.object({
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  until: z.string().optional(),
  configure: z.array(z.string()).optional(),
});
export type Untranslated = z.infer<typeof untranslated>;

const language = translationLanguage.default('en');

export const getTranslation = endpoint({
  method: 'GET',
  path: '/feeds/translation/:feedId',
  access: 'user',
  scope: 'ask',
  summary: 'Translate a post',
  asksOutside: true,
  input: z.object({ feedId: storedPostId, language }),
  output: z.object({ data: translation }),
});

export const translatePosts = endpoint({
  method: 'POST',
  path: '/feeds/translations',
  access: 'user',
  scope: 'ask',
  summary: 'Translate a page of posts',
  description:
    'In the order asked: each with its translation, or with why it has none. `anew`: whoever translates is asked for another, which takes the place of the one that is kept; where none comes, that one stays.',
  asksOutside: true,
  input: z.object({
    postIds: z
      .array(storedPostId)
      .min(1, 'postRequired')
      .max(LIMITS.translatedPosts, 'tooManyPosts')
      .transform((ids) => [...new Set(ids)]),
    language,
    anew: z.boolean().default(false),
  }),
  output: z.object({
    data: z.array(z.object({ id: z.string(), translation: translation.nullable(), error: untranslated.nullable() })),
  }),
});
