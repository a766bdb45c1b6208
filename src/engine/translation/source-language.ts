/** What a text is translated from, and whether it has to be. */
import type { TranslationLanguage } from '../../contract/translations.ts';
import { type ChineseScript, chineseScript } from './chinese-script.ts';

/** `original`: it is in that language. `convert`: it is Chinese, written the other way. */
export type TranslationWay = 'original' | 'convert' | 'translate';

const CHINESE = /^(?:zh|yue|cmn|nan|hak|wuu)(?:-|$)/;

/**
 * What the text shows comes before what was said of it: sources take the language of somebody's device for that of the post. `detected`
 * is `other` where it is none of those that can be told. Which Chinese it is, is taken from what was said, which knows the place as well;
 * and its script from the text. Cantonese stays `yue`.
 */
export function sourceLanguage(text: string, detected: string | null, said: string | null): string | null {
  const told = detected === 'other' ? null : detected;
  const known = told === null || (said !== null && CHINESE.test(told) && CHINESE.test(said)) ? said : told;
  if (known === null || known === '' || known === 'other') return null;
  if (known === 'yue' || !CHINESE.test(known)) return known;
  return chineseScript(text) ?? (known === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant');
}

/** Cantonese is read by whoever reads Traditional Chinese in Hong Kong: it is not translated into that, and Simplified by conversion. */
export function translationWay(text: string, source: string | null, target: TranslationLanguage): TranslationWay {
  if (source === target) return 'original';
  if (target === 'en' || source === null || !CHINESE.test(source)) return isLanguage(source, target) ? 'original' : 'translate';
  const script: ChineseScript | null = chineseScript(text);
  return script === null || script === target ? 'original' : 'convert';
}

function isLanguage(source: string | null, target: TranslationLanguage): boolean {
  return source?.split('-')[0] === target;
}

/** Of a text in `source`: whether this part of it is in another language than the one that is wanted. */
export function isForeign(part: string, source: string | null, target: TranslationLanguage): boolean {
  if (target === 'en') return !isOfOtherScript(source) || /[^\P{L}\p{Script=Latin}]/u.test(part);
  return source === null || isOfOtherScript(source) || /[^\P{L}\p{Script=Han}]/u.test(part);
}

/** Whose letters are not Latin ones. */
function isOfOtherScript(source: string | null): boolean {
  return source !== null && (CHINESE.test(source) || /^(?:ja|ko|th|ar|he|ru|uk|bg|el|hi)(?:-|$)/.test(source));
}
