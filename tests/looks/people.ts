/** Who looks: for each build and language somebody of an organisation that has content, and somebody of one that has none. */
import { LANGUAGES, type Language } from '../journeys/support/words.ts';

export const VARIANTS = ['default', 'second'] as const;
export type Variant = (typeof VARIANTS)[number];

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

export const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;
export type Width = keyof typeof WIDTHS;

/** All sides of a picture but its mode and width. */
export interface Look {
  variant: Variant;
  language: Language;
}
export const LOOKS: readonly Look[] = VARIANTS.flatMap((variant) => LANGUAGES.map((language) => ({ variant, language })));

export const NEW_ORGANISATION = 'Harbour News';
export const PASSWORD = 'harbour lights';
export const NAMES = { member: 'Ada Wong', newcomer: 'Mei Chan' } as const;

/** Of their own, so that what one of them chooses is kept for nobody else. */
export function emailOf(who: keyof typeof NAMES, { variant, language }: Look): string {
  return `${who}-${variant}-${language.toLowerCase()}@example.org`;
}
