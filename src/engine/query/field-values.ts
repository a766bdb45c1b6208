/** What may stand behind `source:`, `lang:` and `site:`, and what of a post it means. */
import { MEDIA_TYPES, type MediaType } from '../../contract/media-types.ts';
import { LANGUAGE_CODES, OTHER_LANGUAGE } from './languages.ts';

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
