/** A theme in words: its keywords, of which only the first few are needed to know it. */
import type { Theme } from '../../../contract/analysis/what.ts';

const NAMED = 5;

export function themeWords({ keywords }: Pick<Theme, 'keywords'>): Theme['keywords'] {
  return keywords.slice(0, NAMED);
}

export function themeName(theme: Pick<Theme, 'keywords'>): string {
  return themeWords(theme)
    .map(({ text }) => text)
    .join(' · ');
}
