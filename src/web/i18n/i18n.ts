/** Starts i18next with both languages in memory and keeps `<html lang>` true. The choice itself lives in lib/preferences. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, RESOURCES } from './resources.ts';

/** `setOff`: what stands in a sentence of ours, as it stands there. */
export async function startI18n(language: Language, setOff: (text: string) => string): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: RESOURCES,
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'app',
    ns: Object.keys(RESOURCES.en),
    // React escapes markup; escaping twice would show &amp; on screen.
    interpolation: { escapeValue: true, escape: setOff },
  });
  document.documentElement.lang = language;
}

export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
