/** What the form of a topic or an alert says of a draft that is kept, and of what was saved elsewhere meanwhile. */
import type { Translate } from '../i18n/translator.ts';
import type { Format } from '../lib/format.ts';
import type { ChangedWords } from './changed-notice.tsx';
import type { DraftWords } from './draft-notice.tsx';

/** The `t` of either, with the keys that both have. */
type WordsT = (key: Key, values?: Record<string, string>) => string;
type Key = Parameters<Translate<'alerts'>>[0] & Parameters<Translate<'topics'>>[0];

/** `keptAt`: milliseconds since 1970; null while nothing was typed. */
export function draftWords(t: WordsT, format: Format, keptAt: number | null, editing: boolean): DraftWords | null {
  if (keptAt === null) return null;
  return {
    kept: t('form.kept', { time: format.dateTime(keptAt) }),
    hint: t('form.keptHint'),
    startOver: t(editing ? 'form.discard' : 'form.startOver'),
    title: t(editing ? 'form.discardTitle' : 'form.startOverTitle'),
    text: t(editing ? 'form.discardText' : 'form.startOverText'),
  };
}

/** Who it was is known from the refusal of what was to be saved, not after the page was opened anew. */
export function changedWords(
  t: WordsT,
  format: Format,
  changed: { at: string | undefined; by: string | undefined } | null,
): ChangedWords | null {
  if (changed === null) return null;
  const { at, by } = changed;
  const time = at === undefined ? '' : format.dateTime(at);
  const saved = by === undefined ? t('form.changedAt', { time }) : t('form.changedBy', { name: by, time });
  return {
    title: t('form.changedElsewhere'),
    text: at === undefined ? t('form.changedElsewhereText') : `${saved} ${t('form.changedElsewhereText')}`,
    keepMine: t('form.keepMine'),
    showNewer: t('form.showNewer'),
  };
}
