/** The language that is shown, the words that are there, and what both make of a key. */
import { create } from 'zustand';
import type { Language, Namespace } from './resources.ts';
import {
  type AnyTranslate,
  createTranslator,
  firstOf,
  type NamedKey,
  type Namespaces,
  type Translate,
  type Values,
  type WordFiles,
} from './translator.ts';

interface Shown {
  language: Language;
  setOff: (text: string) => string;
}

const FILES: Record<Language, WordFiles> = { en: {}, 'zh-Hant': {} };

export const useShown = create<Shown>()(() => ({ language: 'en', setOff: (text) => text }));

/** Made once, so that what depends on them is made again only with the language. */
let translators = new Map<Namespace, AnyTranslate>();

export function show(shown: Partial<Shown>): void {
  translators = new Map();
  useShown.setState(shown);
}

export function shownLanguage(): Language {
  return useShown.getState().language;
}

export function keepWords(language: Language, namespace: Namespace, words: object): void {
  FILES[language][namespace] = words;
}

export function isKept(language: Language, namespace: Namespace): boolean {
  return namespace in FILES[language];
}

/** In a component, which is drawn again when the language changes. */
export function useTranslation<N extends Namespaces = 'app'>(namespaces?: N): { t: Translate<N>; language: Language } {
  const language = useShown((shown) => shown.language);
  const t: unknown = translatorOf(firstOf(namespaces ?? 'app'));
  return { t: t as Translate<N>, language };
}

/** Outside of components. */
export function translated(key: NamedKey, values?: Values): string {
  return translatorOf('app')(key, values);
}

function translatorOf(namespace: Namespace): AnyTranslate {
  const { language, setOff } = useShown.getState();
  const known = translators.get(namespace) ?? createTranslator(namespace, language, FILES[language], setOff);
  translators.set(namespace, known);
  return known;
}
