/**
 * All words of the interface, a file for each namespace, fetched when something needs it (load-words.ts). English is the measure: `Words` is
 * made from it, and a Traditional Chinese file that lacks one of its keys does not compile.
 */
const en = {
  app: () => import('./en/app.json'),
  'alert-dashboard': () => import('./en/alert-dashboard.json'),
  session: () => import('./en/session.json'),
  'first-use': () => import('./en/first-use.json'),
  guide: () => import('./en/guide.json'),
  hints: () => import('./en/hints.json'),
  home: () => import('./en/home.json'),
  tokens: () => import('./en/tokens.json'),
  topics: () => import('./en/topics.json'),
  alerts: () => import('./en/alerts.json'),
  keyboard: () => import('./en/keyboard.json'),
  names: () => import('./en/names.json'),
  outbox: () => import('./en/outbox.json'),
  sources: () => import('./en/sources.json'),
  query: () => import('./en/query.json'),
  search: () => import('./en/search.json'),
  analysis: () => import('./en/analysis.json'),
  comparison: () => import('./en/comparison.json'),
  exports: () => import('./en/exports.json'),
  translation: () => import('./en/translation.json'),
  views: () => import('./en/views.json'),
  errors: () => import('./en/errors.json'),
};

export type Namespace = keyof typeof en;
export type Words = { [N in Namespace]: Awaited<ReturnType<(typeof en)[N]>>['default'] };
type Files = { [N in Namespace]: () => Promise<{ default: Words[N] }> };

const zhHant: Files = {
  app: () => import('./zh-Hant/app.json'),
  'alert-dashboard': () => import('./zh-Hant/alert-dashboard.json'),
  session: () => import('./zh-Hant/session.json'),
  'first-use': () => import('./zh-Hant/first-use.json'),
  guide: () => import('./zh-Hant/guide.json'),
  hints: () => import('./zh-Hant/hints.json'),
  home: () => import('./zh-Hant/home.json'),
  tokens: () => import('./zh-Hant/tokens.json'),
  topics: () => import('./zh-Hant/topics.json'),
  alerts: () => import('./zh-Hant/alerts.json'),
  keyboard: () => import('./zh-Hant/keyboard.json'),
  names: () => import('./zh-Hant/names.json'),
  outbox: () => import('./zh-Hant/outbox.json'),
  sources: () => import('./zh-Hant/sources.json'),
  query: () => import('./zh-Hant/query.json'),
  search: () => import('./zh-Hant/search.json'),
  analysis: () => import('./zh-Hant/analysis.json'),
  comparison: () => import('./zh-Hant/comparison.json'),
  exports: () => import('./zh-Hant/exports.json'),
  translation: () => import('./zh-Hant/translation.json'),
  views: () => import('./zh-Hant/views.json'),
  errors: () => import('./zh-Hant/errors.json'),
};

export const LANGUAGES = ['en', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

export const WORDS: Record<Language, Files> = { en, 'zh-Hant': zhHant };
// The keys of a literal of ours are all of its type.
export const NAMESPACES = Object.keys(en) as Namespace[];
