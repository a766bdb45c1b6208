/** For tests: an i18next of their own that has all words of both languages. */
import i18next, { type i18n } from 'i18next';
import { LANGUAGES, NAMESPACES, WORDS } from './resources.ts';

export async function allWords(): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.init({ resources: {}, lng: 'en', fallbackLng: false, interpolation: { escapeValue: false } });
  for (const language of LANGUAGES) {
    for (const namespace of NAMESPACES) {
      const file = await WORDS[language][namespace]();
      instance.addResourceBundle(language, namespace, file.default);
    }
  }
  return instance;
}
