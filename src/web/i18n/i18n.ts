/** Starts i18next with the words that are shown first, and keeps `<html lang>` true. The choice itself lives in lib/preferences. */
import i18next, { type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { logFailure } from '../lib/log-failure.ts';
import { hasWords, loadWords, prepareWords } from './load-words.ts';
import { type Language, NAMESPACES, type Namespace } from './resources.ts';

/** Written in by the build: what is asked for by what the page begins with. Where nothing is built, all words are loaded at once. */
declare const FIRST_WORDS: readonly Namespace[] | undefined;

/** `setOff`: what stands in a sentence of ours, as it stands there. */
export async function startI18n(language: Language, setOff: (text: string) => string): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: {},
    lng: language,
    // Both languages are complete.
    fallbackLng: false,
    defaultNS: 'app',
    // React escapes markup; escaping twice would show &amp; on screen.
    interpolation: { escapeValue: true, escape: setOff },
    saveMissing: true,
    missingKeyHandler: tellMissing,
  });
  await loadWords(typeof FIRST_WORDS === 'undefined' ? NAMESPACES : FIRST_WORDS);
  document.documentElement.lang = language;
}

/** Somebody reads the name of a key, which is never meant: the journeys fail by it. */
function tellMissing(...[, namespace, key, , , { defaultValue }]: MissingKey): void {
  if (defaultValue === undefined) logFailure('words', `${namespace}:${key}`);
}
type MissingKey = Parameters<Exclude<InitOptions['missingKeyHandler'], false | undefined>>;

/** The language that was asked for last. */
let asked: Language | null = null;

/** Until the words are there, those of the language before stay. */
export async function changeLanguage(language: Language): Promise<void> {
  asked = language;
  // At once where it can be: the page may have waited for this choice.
  if (!hasWords(language)) await prepareWords(language);
  if (asked !== language) return;
  const changed = i18next.changeLanguage(language);
  document.documentElement.lang = language;
  await changed;
}
