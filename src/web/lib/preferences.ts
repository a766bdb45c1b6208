/** What a person has chosen for this browser: language, light or dark, the menu. Kept in localStorage. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Language } from '../i18n/resources.ts';

export type Mode = 'light' | 'dark';

interface Preferences {
  language: Language;
  /** null follows the system until the person decides. */
  mode: Mode | null;
  menuOpen: boolean;
  setLanguage(language: Language): void;
  setMode(mode: Mode): void;
  setMenuOpen(open: boolean): void;
}

export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      language: 'en',
      mode: null,
      menuOpen: true,
      setLanguage: (language) => set({ language }),
      setMode: (mode) => set({ mode }),
      setMenuOpen: (menuOpen) => set({ menuOpen }),
    }),
    {
      name: 'earshot.preferences',
      partialize: ({ language, mode, menuOpen }) => ({ language, mode, menuOpen }),
    },
  ),
);
