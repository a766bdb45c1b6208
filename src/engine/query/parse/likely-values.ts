/** What was probably meant by something that is no value of a field. */
import { MEDIA_TYPES, type MediaType } from '../../../contract/media-types.ts';
import { readLanguage, readSite } from '../field-values.ts';
import { LANGUAGE_NAMES } from '../languages.ts';
import type { QueryField } from '../syntax.ts';
import { similarTo } from './similar.ts';

/** What people call them. */
const SOURCE_NAMES: ReadonlyMap<string, MediaType> = new Map(
  Object.entries<MediaType>({
    fb: 'facebook',
    meta: 'facebook',
    臉書: 'facebook',
    脸书: 'facebook',
    ig: 'instagram',
    insta: 'instagram',
    yt: 'youtube',
    tweet: 'twitter',
    tweets: 'twitter',
    forums: 'forum',
    論壇: 'forum',
    论坛: 'forum',
    討論區: 'forum',
    press: 'news',
    newspaper: 'news',
    新聞: 'news',
    新闻: 'news',
    web: 'website',
    site: 'website',
    網站: 'website',
    网站: 'website',
    blogs: 'blog',
    網誌: 'blog',
    博客: 'blog',
    連登: 'lihkg',
  }),
);

/** As the field wants them, best first. */
export function likelyValues(field: QueryField, text: string): string[] {
  const word = text.trim().toLowerCase();
  if (field === 'source') return likelySources(word);
  if (field === 'lang') return likelyLanguages(word);
  if (field === 'site') return likelySites(word);
  return [];
}

function likelySources(word: string): string[] {
  const named = SOURCE_NAMES.get(word);
  return named ? [named] : similarTo(word, MEDIA_TYPES);
}

function likelyLanguages(word: string): string[] {
  const code = readLanguage(word.replace(/[_.]/g, '-').replace(/[*＊]$/, ''));
  const named = LANGUAGE_NAMES.get(word) ?? LANGUAGE_NAMES.get(similarTo(word, [...LANGUAGE_NAMES.keys()], 1)[0] ?? '');
  if (code !== undefined) return [code];
  return named === undefined ? [] : [named];
}

function likelySites(word: string): string[] {
  const host = word
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/^[*＊.]+/, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/[*＊.]+$/, '');
  if (readSite(host) !== undefined) return [host];
  return /^[a-z0-9-]+$/.test(host) ? [`${host}.com`] : [];
}
