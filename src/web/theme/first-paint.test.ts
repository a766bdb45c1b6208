import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Not a part of any bundle, so that there is nothing to import by name. */
const [runScript] = Object.values(import.meta.glob('../public/first-paint.js'));

/** What a browser keeps, of the one key there is. */
let stored: string | null = null;
const localStorage = {
  getItem: () => stored,
  setItem: (_: string, text: string) => {
    stored = text;
  },
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', localStorage);
});

async function modeAtFirstPaint(systemIsDark: boolean): Promise<string | undefined> {
  const dataset: { mode?: string } = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
  await runScript?.();
  return dataset.mode;
}

describe('the mode before the first paint', () => {
  it.each([
    ['nothing stored, a dark system', null, true, 'dark'],
    ['nothing stored, a light system', null, false, 'light'],
    ['something else stored', 'not JSON', true, 'dark'],
  ] as const)('%s', async (_, text, systemIsDark, expected) => {
    stored = text;
    expect(await modeAtFirstPaint(systemIsDark)).toBe(expected);
  });

  it.each([
    ['dark was chosen', 'dark', false, 'dark'],
    ['light was chosen', 'light', true, 'light'],
    ['other things were chosen', null, true, 'dark'],
  ] as const)('%s, stored as the page stores it', async (_, mode, systemIsDark, expected) => {
    // Persistence finds its storage where a browser has it.
    vi.stubGlobal('window', { localStorage });
    const { usePreferences } = await import('../lib/preferences.ts');
    usePreferences.setState({ mode, language: 'zh-Hant' });
    expect(await modeAtFirstPaint(systemIsDark)).toBe(expected);
  });
});
