/** What may stand behind `source:`, `lang:` and `site:`, and what was probably meant by something that may not. */
import { MEDIA_TYPES, type MediaType } from '../../contract/media-types.ts';
import { LANGUAGE_CODES, LANGUAGE_NAMES, OTHER_LANGUAGE } from './compile-languages.ts';
import { similarTo } from './similar.ts';
import type { QueryField } from './syntax.ts';

/** What people call them. */
const SOURCE_NAMES: Readonly<Record<string, MediaType>> = {
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
};

export function readMediaType(text: string): MediaType | undefined {
  const name = text.trim().toLowerCase();
  return MEDIA_TYPES.find((type) => type === name);
}

/** A code in lower case; with parts (`zh-hant`) where the first is a language. */
export function readLanguage(text: string): string | undefined {
  const code = text.trim().toLowerCase();
  const language = /^([a-z]{2,3})(?:-[a-z0-9]{2,8})*$/.exec(code)?.[1];
  return code === OTHER_LANGUAGE || (language !== undefined && LANGUAGE_CODES.has(language)) ? code : undefined;
}

const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*$/u;
/** Domains of one part that are sites of many: a whole country, or all of one kind. */
const TOP_LEVEL = /^(?:[a-z]{2}|com|org|net|edu|gov|info|biz|int|mil|xn--[a-z0-9-]+)$/;

/** A host in lower case without `www.`, or a whole top-level domain (`site:hk`). */
export function readSite(text: string): string | undefined {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  return host.length <= 253 && (HOST.test(host) || TOP_LEVEL.test(host)) ? host : undefined;
}

/** As the field wants them, best first. */
export function likelyValues(field: QueryField, text: string): string[] {
  const word = text.trim().toLowerCase();
  if (field === 'source') return likelySources(word);
  if (field === 'lang') return likelyLanguages(word);
  if (field === 'site') return likelySites(word);
  return [];
}

function likelySources(word: string): string[] {
  const named = SOURCE_NAMES[word];
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
