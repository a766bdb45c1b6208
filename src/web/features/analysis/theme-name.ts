/** A theme in words: its keywords, of which only the first few are needed to know it. */
import type { Theme } from '../../../contract/analysis/what.ts';

const NAMED = 5;
const BETWEEN = ' · ';

export function themeWords({ keywords }: Pick<Theme, 'keywords'>): { first: string; others: string } {
  const [first = '', ...others] = keywords.map(({ text }) => text);
  return { first, others: others.slice(0, NAMED - 1).join(BETWEEN) };
}

export function themeName(theme: Pick<Theme, 'keywords'>): string {
  const { first, others } = themeWords(theme);
  return others === '' ? first : `${first}${BETWEEN}${others}`;
}
