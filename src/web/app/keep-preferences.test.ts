/** Browsers of one person, and of two, before an account that keeps what they choose. Each tab has modules of its own. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ToldOnce } from '../../contract/told-once.ts';
import { storage } from '../lib/fake-storage.ts';
import type { Choices } from '../lib/preferences.ts';

type Account = { language?: string; theme?: string } & Partial<Record<`told.${ToldOnce}`, unknown>>;
/** By token. */
let accounts: Record<string, Account>;
let saved: unknown[];
let reachable = true;
/** Resolves what is asked only when it is called. */
let release: (() => void) | null = null;

beforeEach(() => {
  accounts = { ada: {}, ben: {} };
  saved = [];
  reachable = true;
  release = null;
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_: string, init: { method: string; headers: Headers; body?: string }) => {
    if (!reachable) throw new Error('no network');
    const whose = init.headers.get('authorization')?.slice('Bearer '.length) ?? '';
    if (init.body) {
      const change = JSON.parse(init.body);
      saved.push(change);
      if (release === null && holding) await new Promise<void>((resolve) => (release = resolve));
      accounts[whose] = { ...accounts[whose], ...change };
    }
    const preference = { comparisonTopicIds: [], ...accounts[whose] };
    return Response.json(init.body ? { preference } : { data: [{ preference }] });
  });
});
let holding = false;

/** A tab of the browser that this storage belongs to, as it opens. */
async function openTab(localStorage: Storage) {
  vi.resetModules();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
  const { usePreferences } = await import('../lib/preferences.ts');
  const session = await import('../lib/session.ts');
  const { startI18n } = await import('../i18n/i18n.ts');
  await startI18n(usePreferences.getState().language, (text) => text);
  const { queryClient } = await import('../lib/query-client.ts');
  const keep = await import('./keep-preferences.ts');
  keep.followPreferences();
  const shown = (): Omit<Choices, 'told'> => {
    const { language, mode } = usePreferences.getState();
    return { language, mode };
  };
  return {
    shown,
    told: () => usePreferences.getState().told,
    tell: (one: ToldOnce) => usePreferences.getState().tell(one),
    unsaved: () => usePreferences.getState().unsaved,
    async choose({ language, mode }: Partial<Choices>) {
      if (mode) usePreferences.getState().setMode(mode);
      if (language) await usePreferences.getState().setLanguage(language);
    },
    async signIn(name: string) {
      queryClient.clear();
      session.setSignedIn({ id: name, email: `${name}@test.invalid`, name, deviceId: 'd' }, name);
      // The words of a language are read from their files first.
      await vi.waitFor(() => expect(usePreferences.getState().of === name || !reachable).toBe(true), 30_000);
      await quiet();
    },
    signOut: () => session.setSignedOut('left'),
  };
}

/** Until nothing is under way: what is chosen is sent at once. */
const quiet = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));

describe('in a browser that is new to somebody', () => {
  test('what the account keeps takes the place of how the page was', async () => {
    accounts['ada'] = { language: 'zh-Hant', theme: 'dark' };
    const tab = await openTab(storage());
    expect(tab.shown()).toEqual({ language: 'en', mode: null });
    await tab.signIn('ada');
    expect(tab.shown()).toEqual({ language: 'zh-Hant', mode: 'dark' });
    expect(saved).toEqual([]);
  });

  test('what they chose on the page before the sign-in stands, and is saved', async () => {
    accounts['ada'] = { language: 'zh-Hant', theme: 'dark' };
    const tab = await openTab(storage());
    await tab.choose({ language: 'zh-Hant' });
    await tab.choose({ language: 'en' });
    await tab.signIn('ada');
    expect(tab.shown()).toEqual({ language: 'en', mode: 'dark' });
    expect(accounts['ada']).toEqual({ language: 'en', theme: 'dark' });
    expect(tab.unsaved()).toEqual([]);
  });

  test('whoever never chose anything gets nothing of what somebody else chose, and nothing is saved for them', async () => {
    const kept = storage();
    accounts['ada'] = { language: 'zh-Hant', theme: 'dark' };
    const first = await openTab(kept);
    await first.signIn('ada');
    first.signOut();
    await first.signIn('ben');
    expect(first.shown()).toEqual({ language: 'en', mode: null });
    expect(accounts['ben']).toEqual({});
    first.signOut();
    await first.choose({ mode: 'dark' });
    await first.signIn('ben');
    expect(first.shown()).toEqual({ language: 'en', mode: 'dark' });
    expect(accounts['ben']).toEqual({ theme: 'dark' });
  });
});

test('a change is saved, and is there when the page opens elsewhere', async () => {
  const [here, there] = [storage(), storage()];
  const tab = await openTab(here);
  await tab.signIn('ada');
  await tab.choose({ language: 'zh-Hant', mode: 'dark' });
  await vi.waitFor(() => expect(tab.unsaved()).toEqual([]));
  expect(accounts['ada']).toEqual({ language: 'zh-Hant', theme: 'dark' });
  const other = await openTab(there);
  await other.signIn('ada');
  await other.choose({ mode: 'light' });
  await vi.waitFor(() => expect(accounts['ada']).toEqual({ language: 'zh-Hant', theme: 'light' }));
  const again = await openTab(here);
  expect(again.shown()).toEqual({ language: 'zh-Hant', mode: 'dark' });
  await again.signIn('ada');
  expect(again.shown()).toEqual({ language: 'zh-Hant', mode: 'light' });
});

test('what could not be saved is saved when the page opens again, and stands before what was kept', async () => {
  const here = storage();
  const tab = await openTab(here);
  await tab.signIn('ada');
  accounts['ada'] = { theme: 'light' };
  reachable = false;
  await tab.choose({ mode: 'dark' });
  await quiet();
  expect(tab.unsaved()).toEqual(['mode']);
  reachable = true;
  const again = await openTab(here);
  await again.signIn('ada');
  expect(again.shown().mode).toBe('dark');
  expect(accounts['ada']).toEqual({ theme: 'dark' });
});

test('where it could not be asked what the account keeps, the next choice asks again, and is saved', async () => {
  accounts['ada'] = { language: 'zh-Hant', theme: 'light' };
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tab = await openTab(storage());
  reachable = false;
  await tab.signIn('ada');
  await vi.waitFor(() => expect(logged).toHaveBeenCalled(), 5000);
  await quiet();
  reachable = true;
  await tab.choose({ mode: 'dark' });
  await vi.waitFor(() => expect(tab.unsaved()).toEqual([]));
  expect(accounts['ada']).toEqual({ language: 'zh-Hant', theme: 'dark' });
  expect(tab.shown()).toEqual({ language: 'zh-Hant', mode: 'dark' });
});

test('what could not be saved is no choice of whoever comes next', async () => {
  const tab = await openTab(storage());
  await tab.signIn('ada');
  reachable = false;
  await tab.choose({ mode: 'dark' });
  await quiet();
  tab.signOut();
  reachable = true;
  await tab.signIn('ben');
  expect(accounts['ben']).toEqual({});
});

test('of choices that follow each other quickly, the last is kept', async () => {
  const tab = await openTab(storage());
  await tab.signIn('ada');
  holding = true;
  await tab.choose({ mode: 'dark' });
  await vi.waitFor(() => expect(release).not.toBeNull());
  await tab.choose({ mode: 'light' });
  holding = false;
  release?.();
  await vi.waitFor(() => expect(tab.unsaved()).toEqual([]));
  expect(saved).toEqual([{ theme: 'dark' }, { theme: 'light' }]);
  expect(accounts['ada']).toEqual({ theme: 'light' });
});

test('what an earlier version has stored was chosen, where it is not as it was at first', async () => {
  const here = storage();
  here.setItem(
    'earshot.preferences',
    JSON.stringify({ state: { language: 'zh-Hant', mode: null, menuOpen: false }, version: 0 }),
  );
  const tab = await openTab(here);
  expect(tab.shown()).toEqual({ language: 'zh-Hant', mode: null });
  expect(tab.unsaved()).toEqual(['language']);
  await tab.signIn('ada');
  expect(accounts['ada']).toEqual({ language: 'zh-Hant' });
});

describe('what is told once', () => {
  test('is not told again in another browser of theirs, and in none is it forgotten', async () => {
    const one = await openTab(storage());
    await one.signIn('ada');
    one.tell('dragPeriod');
    one.tell('dragPeriod');
    await quiet();
    expect(saved).toEqual([{ 'told.dragPeriod': true }]);
    accounts['ada'] = { ...accounts['ada'], 'told.saveView': true, 'told.postKeys': 'perhaps' };
    const other = await openTab(storage());
    await other.signIn('ada');
    expect(other.told()).toEqual(['dragPeriod', 'saveView']);
    other.tell('nextSteps');
    await quiet();
    expect(accounts['ada']).toMatchObject({ 'told.dragPeriod': true, 'told.saveView': true, 'told.nextSteps': true });
    expect(saved).toHaveLength(2);
  });

  test('is told to whoever uses this browser next', async () => {
    const browser = storage();
    const tab = await openTab(browser);
    await tab.signIn('ada');
    tab.tell('nextSteps');
    await quiet();
    tab.signOut();
    await tab.signIn('ben');
    expect(tab.told()).toEqual([]);
    expect(accounts['ben']).toEqual({});
  });

  test('without a network is kept until it can be saved', async () => {
    const browser = storage();
    const tab = await openTab(browser);
    await tab.signIn('ada');
    reachable = false;
    tab.tell('nextSteps');
    await quiet();
    expect(tab.unsaved()).toEqual(['told']);
    reachable = true;
    const later = await openTab(browser);
    await later.signIn('ada');
    expect(later.told()).toEqual(['nextSteps']);
    expect(accounts['ada']).toEqual({ 'told.nextSteps': true });
  });
});
