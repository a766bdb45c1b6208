/** Articles of GDELT's DOC 2.0 API as posts of ours. */
import { z } from 'zod';
import { apiInstant } from '../api-instant.ts';
import type { Judged } from '../found-posts.ts';
import { pageId } from '../page-id.ts';
import { foldedText } from '../plain-text.ts';

export const gdeltArticle = z.object({
  url: z.string(),
  title: z.string().optional(),
  seendate: z.string().optional(),
  domain: z.string().optional(),
  language: z.string().optional(),
});
export type GdeltArticle = z.infer<typeof gdeltArticle>;

/** GDELT's names of the languages that it has most of. */
const LANGUAGES: Readonly<Record<string, string>> = {
  Arabic: 'ar',
  Chinese: 'zh',
  Czech: 'cs',
  Dutch: 'nl',
  English: 'en',
  French: 'fr',
  German: 'de',
  Greek: 'el',
  Hebrew: 'he',
  Hindi: 'hi',
  Indonesian: 'id',
  Italian: 'it',
  Japanese: 'ja',
  Korean: 'ko',
  Malay: 'ms',
  Polish: 'pl',
  Portuguese: 'pt',
  Romanian: 'ro',
  Russian: 'ru',
  Spanish: 'es',
  Swedish: 'sv',
  Thai: 'th',
  Turkish: 'tr',
  Ukrainian: 'uk',
  Vietnamese: 'vi',
};

/** When GDELT first saw it, to the quarter of an hour: `20261122T021500Z`. null for what is no time. */
export function seenAt({ seendate }: Pick<GdeltArticle, 'seendate'>): string | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(seendate ?? '') ?? [];
  return apiInstant(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Its title is all of the text that GDELT gives; its spaces stand around every sign. */
export function ofGdelt(article: GdeltArticle): Judged {
  const published = seenAt(article);
  const id = pageId(article.url);
  const title = foldedText(article.title ?? '').replace(/ +([,.:;!?%)\]])/g, '$1');
  if (id === null) return 'not of the web';
  if (published === null) return 'without a time';
  if (title === '') return 'without text';
  return {
    media_type: 'news',
    id,
    published_at: published,
    title,
    url: article.url,
    channel: article.domain ?? null,
    kind: 'post',
    lang: LANGUAGES[article.language ?? ''] ?? null,
    data_source: 'mw',
  };
}
