/** Changes the language of the page; where its words cannot be had, says so and leaves it. */
import type { Language } from '../i18n/resources.ts';
import { translated } from '../i18n/shown-words.ts';
import { usePreferences } from '../lib/preferences.ts';
import { isServerThere } from '../lib/server-there.ts';
import { notify } from './use-notify.tsx';

export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await usePreferences.getState().setLanguage(language);
  } catch {
    // Else a newer build has other files: with it, the page comes anew.
    if (await isServerThere()) return location.reload();
    notify(translated('app:serverAway'), 'failed');
  }
}
