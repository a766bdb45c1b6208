/** In words: what the last window of a topic came to and what it was compared with, and what of its history is not known. */
import { LIMITS } from '../../../../contract/limits.ts';
import { canBe } from '../../../../engine/alerts/judge.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { AlertFields } from '../draft.ts';
import { comparesWindows, type gapOf, lacksPercentage, type PreviewPoint } from '../preview-words.ts';
import styles from './alert-preview.module.css';

export interface PreviewReasonProps {
  points: readonly PreviewPoint[];
  gap: ReturnType<typeof gapOf>;
  fields: AlertFields;
  stale: boolean;
}

export function PreviewReason({ points, gap, fields, stale }: PreviewReasonProps) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const isScore = fields.alertType === 'sentiment';
  const isSmart = (isScore ? fields.senConditionType : fields.conConditionType) === 'smart';
  const isFall = (isScore ? fields.senConditionEquation : fields.conConditionEquation) === 'decrease';
  const compared = points.findLast(({ level, value }) => level !== null && value !== null);
  const figure = (value: number | null | undefined) => (isScore ? format.score(value) : format.exact(value));
  /** The least whole number of mentions from which on it tells. */
  const level = (value: number) => figure(isScore ? value : isFall ? Math.floor(value) : Math.ceil(value));
  const key = wordsOf({ fields, isSmart, isFall }, compared?.level ?? 0);
  return (
    <div className={styles['reason']} data-stale={stale || undefined}>
      {compared && compared.level !== null && (
        <p className={styles['why']}>
          {t(`preview.last.${key}`, {
            time: format.dateTime(compared.end),
            value: figure(compared.value),
            baseline: figure(compared.baseline),
            level: level(compared.level),
          })}
        </p>
      )}
      {gap === 'nothing' && <p className={styles['why']}>{t('preview.nothing')}</p>}
      {gap === 'empty' && (
        <p className={styles['why']}>
          {t(isScore ? 'preview.noScores' : 'preview.noMentions', { days: format.exact(LIMITS.previewDays) })}
        </p>
      )}
      {(gap === 'unknown' || gap === 'partly') && (
        <p className={styles['why']}>
          {lacksPercentage(points) ? t(`preview.${gap}Percentage`) : isSmart ? t(`preview.${gap}Smart`) : t(`preview.${gap}`)}
        </p>
      )}
    </div>
  );
}

function wordsOf({ fields, isSmart, isFall }: { fields: AlertFields; isSmart: boolean; isFall: boolean }, level: number) {
  const isScore = fields.alertType === 'sentiment';
  const direction = isFall ? 'Fall' : 'Rise';
  if (canBe(level, { isScore })) {
    const beside = isSmart ? (comparesWindows(fields) ? 'Windows' : 'Smart') : 'Change';
    return `${isScore ? 'score' : 'mentions'}${beside}${direction}` as const;
  }
  return isScore ? (`scoreNever${isSmart ? 'Smart' : 'Change'}${direction}` as const) : 'tooFew';
}
