/** Language and mode as the browser keeps them: chosen before anything is opened, and the mode turned while something is open. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { HINTS } from '../../src/contract/told-once.ts';
import type { Language } from '../journeys/support/words.ts';
import type { Mode } from './people.ts';

const KEY = 'earshot.preferences';

/** Of a context: as if somebody had chosen them on the page before the sign-in, and read all hints. Each comes once, on the page that happens to be the first. */
export function chosen(home: string, language: Language): NonNullable<BrowserContextOptions['storageState']> {
  const state = { language, mode: 'light', told: HINTS, unsaved: ['language', 'mode'], of: null };
  return {
    cookies: [],
    origins: [{ origin: home, localStorage: [{ name: KEY, value: JSON.stringify({ state, version: 1 }) }] }],
  };
}

/** As if it were chosen in another tab: a click would close what is open. */
export async function turn(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(`(() => {
    const kept = JSON.parse(localStorage.getItem('${KEY}'));
    localStorage.setItem('${KEY}', JSON.stringify({ ...kept, state: { ...kept.state, mode: '${mode}' } }));
    dispatchEvent(new StorageEvent('storage', { key: '${KEY}' }));
  })()`);
  await page.locator(`html[data-mode="${mode}"]`).waitFor();
}
