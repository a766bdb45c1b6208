/**
 * What a person has chosen: language, light or dark, the menu. Kept in localStorage, so that it is there before anything is asked;
 * language, mode and what was told once are kept with the account too (keep-preferences.ts of app), and follow to other browsers.
 */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ToldOnce } from '../../contract/told-once.ts';
import type { TranslationLanguage } from '../../contract/translations.ts';
import { prepareWords } from '../i18n/load-words.ts';
import type { Language } from '../i18n/resources.ts';

export type Mode = 'light' | 'dark';

/** What the account keeps. */
export interface Choices {
  language: Language;
  /** null follows the system until the person decides. */
  mode: Mode | null;
  /** What is not told again. */
  told: readonly ToldOnce[];
}
export type Choice = keyof Choices;

interface Stored extends Choices {
  menuOpen: boolean;
  /** Into which language posts are translated; null: that of the page. */
  translateTo: TranslationLanguage | null;
  /** The chart of a search is folded away; null: where the window is narrow. */
  chartFolded: boolean | null;
  /** Single keys do something (lib/shortcuts.ts). */
  plainKeys: boolean;
  /** Chosen here, and not kept with an account yet. */
  unsaved: Choice[];
  /** Whose choices these are, by their account; null: nobody has signed in since they were made. */
  of: string | null;
}

interface Preferences extends Stored {
  /** Ends when it is chosen; its words are loaded before. Fails, and changes nothing, where they cannot be. */
  setLanguage(language: Language): Promise<void>;
  setMode(mode: Mode): void;
  /** Once is enough. */
  tell(told: ToldOnce): void;
  setMenuOpen(open: boolean): void;
  setTranslateTo(target: TranslationLanguage | null): void;
  setChartFolded(folded: boolean): void;
  setPlainKeys(on: boolean): void;
}

const KEY = 'earshot.preferences';
/** Until somebody chooses. */
export const UNCHOSEN: Choices = { language: 'en', mode: null, told: [] };
const FIRST: Stored = {
  ...UNCHOSEN,
  menuOpen: true,
  translateTo: null,
  chartFolded: null,
  plainKeys: true,
  unsaved: [],
  of: null,
};

/** Counts the choices of a language: one whose words come later than the next choice is none any more. */
let choices = 0;

export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      ...FIRST,
      setLanguage: async (language) => {
        choices += 1;
        const choice = choices;
        await prepareWords(language);
        if (choice === choices) set(({ unsaved }) => ({ language, unsaved: withChoice(unsaved, 'language') }));
      },
      setMode: (mode) => set(({ unsaved }) => ({ mode, unsaved: withChoice(unsaved, 'mode') })),
      tell: (one) =>
        set(({ told, unsaved }) => (told.includes(one) ? {} : { told: [...told, one], unsaved: withChoice(unsaved, 'told') })),
      setMenuOpen: (menuOpen) => set({ menuOpen }),
      setTranslateTo: (translateTo) => set({ translateTo }),
      setChartFolded: (chartFolded) => set({ chartFolded }),
      setPlainKeys: (plainKeys) => set({ plainKeys }),
    }),
    {
      name: KEY,
      version: 1,
      partialize: ({ language, mode, told, menuOpen, translateTo, chartFolded, plainKeys, unsaved, of }) => ({
        language,
        mode,
        told,
        menuOpen,
        translateTo,
        chartFolded,
        plainKeys,
        unsaved,
        of,
      }),
      migrate: (stored) => chosenBefore(stored as Partial<Stored>),
    },
  ),
);

/** Another tab of this browser writes whole records too: what it chose is taken over before this one writes. */
export function followOtherTabs(): () => void {
  const onChange = ({ key }: StorageEvent) => {
    if (key === KEY) void usePreferences.persist.rehydrate();
  };
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** An earlier version kept no account of it: what is not as it was at first was chosen. */
function chosenBefore(stored: Partial<Stored>): Stored {
  const { language = FIRST.language, mode = FIRST.mode, menuOpen = FIRST.menuOpen } = stored;
  const chosen: Choice[] = [];
  if (language !== FIRST.language) chosen.push('language');
  if (mode !== FIRST.mode) chosen.push('mode');
  return { ...FIRST, language, mode, menuOpen, unsaved: chosen };
}

function withChoice(unsaved: readonly Choice[], choice: Choice): Choice[] {
  return [...unsaved.filter((other) => other !== choice), choice];
}
