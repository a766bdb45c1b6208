/** Translations that are kept: by the text, so that copies share one, and by who made it. */
import { createHash } from 'node:crypto';
import type { TranslationTask } from '../../engine/translation/translate-texts.ts';
import {
  deleteOtherTranslations,
  findTranslations,
  saveTranslation,
  type TranslationRow,
  touchTranslations,
} from '../../stores/postgres/translations.ts';
import type { Environment } from '../environment.ts';
import type { Translator } from './translator.ts';

/** What nobody reads for so long goes, and what is more than this goes as well, that which was read longest ago first. */
export const TRANSLATIONS_KEPT_DAYS = 90;
export const MOST_TRANSLATIONS = 200_000;

/** For so long the translation of somebody else does while the first could not do it; then the first is asked again. */
const STAND_IN_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

export type Made = Pick<TranslationRow, 'title' | 'content' | 'converted'>;

export interface Kept {
  made: Made;
  translator: Translator;
}

/** Each task's place → the best that is kept. */
export async function findKept(
  { postgres, now }: Environment,
  tasks: readonly TranslationTask[],
  translators: readonly Translator[],
): Promise<Map<TranslationTask, Kept>> {
  const [target] = tasks.map((task) => task.target);
  if (target === undefined) return new Map();
  const keys = new Map(tasks.map((task) => [task, textKey(task)]));
  const providers = translators.map(({ provider }) => provider);
  const rows = await findTranslations(postgres, [...new Set(keys.values())], target, providers);
  const at = now();
  const found = new Map<TranslationTask, Kept>();
  const stale: string[] = [];
  for (const [task, key] of keys) {
    const kept = rows.filter(({ textKey: of, source }) => of === key && source === (task.source ?? ''));
    const best = translators.flatMap((translator, rank) => {
      const row = kept.find(({ provider }) => provider === translator.provider);
      return row && (rank === 0 || at.getTime() - row.madeAt.getTime() < STAND_IN_MS) ? [{ row, translator }] : [];
    })[0];
    if (!best) continue;
    const { row, translator } = best;
    const { title, content, converted } = row;
    found.set(task, { made: { title, content, converted }, translator });
    if (at.getTime() - row.usedAt.getTime() > DAY_MS) stale.push(key);
  }
  await touchTranslations(postgres, stale, target, at);
  return found;
}

/** `anew`: somebody wanted another than the one that was kept, so that one goes, whoever made it. */
export async function keepTranslation(
  { postgres, now }: Environment,
  task: TranslationTask,
  { provider }: Translator,
  { made, anew }: { made: Made; anew: boolean },
): Promise<void> {
  const at = now();
  const { source, target } = task;
  const row = { textKey: textKey(task), source: source ?? '', target, provider, ...made };
  await saveTranslation(postgres, { ...row, madeAt: at, usedAt: at });
  if (anew) await deleteOtherTranslations(postgres, row);
}

/** Of what is asked for, whoever does it. */
export function keyOf(task: TranslationTask): string {
  return `${textKey(task)} ${task.source ?? ''} ${task.target}`;
}

function textKey({ title, content }: TranslationTask): string {
  return createHash('sha256').update(`${title}\0${content}`).digest('base64url');
}
