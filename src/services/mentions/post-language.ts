/**
 * The language that is stored of a post: what its source says of it, made one with the codes of `lang:`; what the text shows
 * where the source says nothing, or only something wider (`zh`, of a post in Cantonese).
 */
import type { MediaType } from '../../contract/media-types.ts';
import type { DetectedLanguage, Detection } from '../../engine/language/detect.ts';
import { LANGUAGE_NAMES } from '../../engine/query/languages.ts';

/** Below this every second answer is wrong; then none is better. */
const SURE_ENOUGH = 0.4;

/** What sources say where they do not know (X: `qme` of nothing but media, `qht` of tags …; ISO 639: und, mis, mul, zxx). */
const UNKNOWN = /^(?:und|mis|mul|zxx|art|q[a-t][a-z])(?:-|$)/i;
/** The written languages of a code that covers several; a code not listed covers itself. */
const COVERED: ReadonlyMap<string, readonly DetectedLanguage[]> = new Map(
  Object.entries<readonly DetectedLanguage[]>({
    zh: ['zh-Hant', 'zh-Hans', 'yue'],
    // People of Hong Kong and Macau set their devices to it, and write in both.
    'zh-HK': ['zh-Hant', 'yue'],
    'zh-MO': ['zh-Hant', 'yue'],
  }),
);
const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'zh-HK': 'zh-Hant',
    'zh-MO': 'zh-Hant',
    'zh-TW': 'zh-Hant',
    'zh-CN': 'zh-Hans',
    'zh-SG': 'zh-Hans',
  }),
);

/** '' where neither source nor text says; at most as long as what the source said, or a code of ours. */
export function postLanguage(said: string | null | undefined, { language, confidence }: Detection): string {
  const detected = language !== null && confidence >= SURE_ENOUGH ? language : '';
  const code = languageCode(said ?? '');
  if (code === '') return detected;
  if (detected !== '' && COVERED.get(code)?.includes(detected)) return detected;
  return WRITTEN.get(code) ?? code;
}

/** Sources say the same few; telling one takes longer than everything else of a language. */
const codes = new Map<string, string>();
const MOST_CODES = 1000;

function languageCode(said: string): string {
  const known = codes.get(said);
  if (known !== undefined) return known;
  const code = readCode(said);
  if (codes.size < MOST_CODES) codes.set(said, code);
  return code;
}

/** `zh_tw` → `zh-TW`, `Cantonese` → `yue`; '' for what says that nothing is known; what is no code stays as it came. */
function readCode(said: string): string {
  const text = said.trim();
  if (text === '' || UNKNOWN.test(text)) return '';
  const named = LANGUAGE_NAMES.get(text.toLowerCase());
  if (named !== undefined) return named;
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0] ?? text;
  } catch {
    return text;
  }
}

/** Nearly everything on LIHKG is Cantonese, and newspapers are not; logarithms of odds, see LanguageDetector. */
const OF_MEDIA: Partial<Record<MediaType, number>> = { lihkg: 3, news: -2 };
const OF_TAIWAN = -2;

/** What the place of a post says for Cantonese against written Chinese, where its text says little. */
export function placeLeaning(mediaType: MediaType, domain: string): number {
  return (OF_MEDIA[mediaType] ?? 0) + (/(?:\.tw|^ptt\.cc|^dcard\.)/.test(domain) ? OF_TAIWAN : 0);
}
