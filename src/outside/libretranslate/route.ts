/**
 * By which of its languages a server translates between two of ours. Servers know Chinese as `zh-Hans` and `zh-Hant`, or as `zh` and `zt`,
 * and many have only one of the two: then the text is given, or comes, in that one, and somebody else converts it.
 */
import type { TranslationLanguage } from '../../contract/translations.ts';
import type { KnownLanguage } from './libretranslate.ts';

export interface Route {
  /** Codes of the server. */
  from: string;
  to: string;
  /** In which way of writing Chinese it wants the text, and gives the translation; null where that is no Chinese, or it takes any. */
  given: ChineseWay | null;
  written: ChineseWay | null;
}

export type ChineseWay = 'zh-Hant' | 'zh-Hans';

const CODES: Record<ChineseWay, readonly string[]> = {
  'zh-Hant': ['zh-hant', 'zt', 'zh-tw', 'zh-hk'],
  'zh-Hans': ['zh-hans', 'zh', 'zh-cn'],
};
const OTHER_WAY: Record<ChineseWay, ChineseWay> = { 'zh-Hant': 'zh-Hans', 'zh-Hans': 'zh-Hant' };
/** Codes that changed, and what is told apart here but not there. */
const SAME: ReadonlyMap<string, readonly string[]> = new Map([
  ['fil', ['tl']],
  ['tl', ['fil']],
  ['no', ['nb']],
  ['nb', ['no']],
  ['pt', ['pt-pt', 'pt-br', 'pb']],
]);

/** null: the server does not translate between them. `source` null: it is asked to find out. */
export function routeOf(languages: readonly KnownLanguage[], source: string | null, target: TranslationLanguage): Route | null {
  const ends = endsOf(languages, target);
  if (source === null) {
    const [end] = ends;
    return end ? { from: 'auto', to: end.code, given: null, written: end.way } : null;
  }
  for (const from of endsOf(languages, source)) {
    const { targets } = from.language;
    const to = ends.find(({ code }) => targets === null || targets.includes(code));
    if (to) return { from: from.code, to: to.code, given: from.way, written: to.way };
  }
  return null;
}

interface End {
  language: KnownLanguage;
  code: string;
  way: ChineseWay | null;
}

/** Best first. */
function endsOf(languages: readonly KnownLanguage[], wanted: string): End[] {
  const way = wayOf(wanted);
  const find = (codes: readonly string[], of: ChineseWay | null): End[] =>
    codes.flatMap((code) => {
      const language = languages.find((one) => one.code.replace('_', '-').toLowerCase() === code);
      return language ? [{ language, code: language.code, way: of }] : [];
    });
  if (way === null) {
    const [base = wanted] = wanted.split('-');
    return find([wanted.toLowerCase(), base, ...(SAME.get(base) ?? [])], null);
  }
  const own = wanted === 'yue' ? find(['yue'], 'zh-Hant') : [];
  return [...own, ...find(CODES[way], way), ...find(CODES[OTHER_WAY[way]], OTHER_WAY[way])];
}

function wayOf(language: string): ChineseWay | null {
  if (language === 'zh-Hans') return 'zh-Hans';
  return /^(?:zh|yue)(?:-|$)/.test(language) ? 'zh-Hant' : null;
}
