/**
 * All words of the interface. English is the measure: `Words` is made from it, and a Traditional Chinese file that lacks
 * one of its keys does not compile.
 */
import alertDashboardEn from './en/alert-dashboard.json';
import alertsEn from './en/alerts.json';
import analysisEn from './en/analysis.json';
import appEn from './en/app.json';
import comparisonEn from './en/comparison.json';
import errorsEn from './en/errors.json';
import exportsEn from './en/exports.json';
import firstUseEn from './en/first-use.json';
import guideEn from './en/guide.json';
import hintsEn from './en/hints.json';
import homeEn from './en/home.json';
import namesEn from './en/names.json';
import outboxEn from './en/outbox.json';
import queryEn from './en/query.json';
import searchEn from './en/search.json';
import sessionEn from './en/session.json';
import sourcesEn from './en/sources.json';
import topicsEn from './en/topics.json';
import translationEn from './en/translation.json';
import viewsEn from './en/views.json';
import alertDashboardZh from './zh-Hant/alert-dashboard.json';
import alertsZh from './zh-Hant/alerts.json';
import analysisZh from './zh-Hant/analysis.json';
import appZh from './zh-Hant/app.json';
import comparisonZh from './zh-Hant/comparison.json';
import errorsZh from './zh-Hant/errors.json';
import exportsZh from './zh-Hant/exports.json';
import firstUseZh from './zh-Hant/first-use.json';
import guideZh from './zh-Hant/guide.json';
import hintsZh from './zh-Hant/hints.json';
import homeZh from './zh-Hant/home.json';
import namesZh from './zh-Hant/names.json';
import outboxZh from './zh-Hant/outbox.json';
import queryZh from './zh-Hant/query.json';
import searchZh from './zh-Hant/search.json';
import sessionZh from './zh-Hant/session.json';
import sourcesZh from './zh-Hant/sources.json';
import topicsZh from './zh-Hant/topics.json';
import translationZh from './zh-Hant/translation.json';
import viewsZh from './zh-Hant/views.json';

const en = {
  app: appEn,
  'alert-dashboard': alertDashboardEn,
  session: sessionEn,
  'first-use': firstUseEn,
  guide: guideEn,
  hints: hintsEn,
  home: homeEn,
  topics: topicsEn,
  alerts: alertsEn,
  names: namesEn,
  outbox: outboxEn,
  sources: sourcesEn,
  query: queryEn,
  search: searchEn,
  analysis: analysisEn,
  comparison: comparisonEn,
  exports: exportsEn,
  translation: translationEn,
  views: viewsEn,
  errors: errorsEn,
};

export type Words = typeof en;

const zhHant: Words = {
  app: appZh,
  'alert-dashboard': alertDashboardZh,
  session: sessionZh,
  'first-use': firstUseZh,
  guide: guideZh,
  hints: hintsZh,
  home: homeZh,
  topics: topicsZh,
  alerts: alertsZh,
  names: namesZh,
  outbox: outboxZh,
  sources: sourcesZh,
  query: queryZh,
  search: searchZh,
  analysis: analysisZh,
  comparison: comparisonZh,
  exports: exportsZh,
  translation: translationZh,
  views: viewsZh,
  errors: errorsZh,
};

export const LANGUAGES = ['en', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

export const RESOURCES: Record<Language, Words> = { en, 'zh-Hant': zhHant };
