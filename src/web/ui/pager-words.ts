/** What a pager says, in the words of the list that it belongs to: some languages count topics otherwise than mails. */
import type { Translate } from '../i18n/translator.ts';

export interface PagerWords {
  pager: string;
  previousPage: string;
  nextPage: string;
  rowsPerPage: string;
  /** "1–25 of 3,053" */
  shown: (range: { from: string; to: string; total: string }) => string;
}

type KeyOf<T extends (...args: never) => unknown> = Extract<Parameters<T>[0], string>;
/** The `t` of any of them, with the keys that all have. */
type WordsT = (key: Key, values?: Record<string, string>) => string;
type Key = KeyOf<Translate<'topics'>> &
  KeyOf<Translate<'names'>> &
  KeyOf<Translate<'sources'>> &
  KeyOf<Translate<'alerts'>> &
  KeyOf<Translate<'alert-dashboard'>> &
  KeyOf<Translate<'outbox'>>;

export function pagerWords(t: WordsT): PagerWords {
  return {
    pager: t('pager'),
    previousPage: t('previousPage'),
    nextPage: t('nextPage'),
    rowsPerPage: t('rowsPerPage'),
    shown: (range) => t('shown', range),
  };
}
