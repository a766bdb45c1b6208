/** Starts with the words that are shown first, changes the language, and keeps `<html lang>` true. The choice itself lives in lib/preferences. */
import { hasWords, loadWords, prepareWords } from './load-words.ts';
import { type Language, NAMESPACES, type Namespace } from './resources.ts';
import { show } from './shown-words.ts';

/** Written in by the build: what is asked for by what the page begins with. Where nothing is built, all words are loaded at once. */
declare const FIRST_WORDS: readonly Namespace[] | undefined;

/** `setOff`: what stands in a sentence of ours, as it stands there. */
export async function startI18n(language: Language, setOff: (text: string) => string): Promise<void> {
  show({ language, setOff });
  await loadWords(typeof FIRST_WORDS === 'undefined' ? NAMESPACES : FIRST_WORDS);
  document.documentElement.lang = language;
}

/** The language that was asked for last. */
let asked: Language | null = null;

/** Until the words are there, those of the language before stay. */
export async function changeLanguage(language: Language): Promise<void> {
  asked = language;
  // At once where it can be: the page may have waited for this choice.
  if (!hasWords(language)) await prepareWords(language);
  if (asked !== language) return;
  show({ language });
  document.documentElement.lang = language;
}
