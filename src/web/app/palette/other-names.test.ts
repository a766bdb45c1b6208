/** Whoever reads the page in one language may type in the other: what else things are called holds their names there. */
import { expect, test } from 'vitest';
import analysisEn from '../../i18n/en/analysis.json';
import appEn from '../../i18n/en/app.json';
import exportsEn from '../../i18n/en/exports.json';
import keyboardEn from '../../i18n/en/keyboard.json';
import sessionEn from '../../i18n/en/session.json';
import viewsEn from '../../i18n/en/views.json';
import analysisZh from '../../i18n/zh-Hant/analysis.json';
import appZh from '../../i18n/zh-Hant/app.json';
import exportsZh from '../../i18n/zh-Hant/exports.json';
import keyboardZh from '../../i18n/zh-Hant/keyboard.json';
import sessionZh from '../../i18n/zh-Hant/session.json';
import viewsZh from '../../i18n/zh-Hant/views.json';
import { MENU_ENTRIES } from '../menu-entries.ts';

const WORDS = {
  en: { analysis: analysisEn, app: appEn, exports: exportsEn, keyboard: keyboardEn, session: sessionEn, views: viewsEn },
  'zh-Hant': { analysis: analysisZh, app: appZh, exports: exportsZh, keyboard: keyboardZh, session: sessionZh, views: viewsZh },
};
const LANGUAGES = ['en', 'zh-Hant'] as const;
const TABS = ['overview', 'what', 'when', 'who', 'where', 'how', 'rawData'] as const;

test.each(LANGUAGES)('%s: pages, tabs and commands are found by their names in the other language', (language) => {
  const { also } = WORDS[language].keyboard;
  const other = WORDS[language === 'en' ? 'zh-Hant' : 'en'];
  const { analysis, app, exports, keyboard, session, views } = other;
  const named: [string, string][] = [
    ...MENU_ENTRIES.map(({ label }): [string, string] => [also.pages[label], app[label]]),
    ...TABS.map((tab): [string, string] => [also.tabs[tab], analysis.tabs[tab]]),
    [also.acts.createTopic, app.createTopic],
    [also.acts.createAlert, analysis.createAlert],
    [also.acts.people, session.people.title],
    [also.acts.devices, session.devices.title],
    [also.acts.sent, session.sent.title],
    [also.acts.password, session.change.title],
    [also.acts.shortcuts, keyboard.list.title],
    [also.acts.signOut, app.signOut],
    [also.here.period, analysis.filter.period],
    [also.here.share, analysis.filter.share],
    [also.here.export, exports.export],
    [also.here.views, views.views],
  ];
  expect(named.filter(([names, name]) => !names.includes(name))).toEqual([]);
});

test.each(LANGUAGES)('%s: tabs are called here what they are called above their figures', (language) => {
  const { analysis, keyboard } = WORDS[language];
  for (const tab of TABS) expect(keyboard.tabs[tab]).toBe(analysis.tabs[tab]);
});
