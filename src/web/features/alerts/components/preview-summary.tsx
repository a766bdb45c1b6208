/** How often the alert would have told, and how often it would have kept silent although its condition was met. */
import type { AlertPreview } from '../../../../contract/alert-preview.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { AlertFields } from '../draft.ts';
import { heldBackCounts } from '../preview-words.ts';
import styles from './alert-preview.module.css';

/** More than one a day is more than people read. */
const OFTEN = LIMITS.previewDays;

export function PreviewSummary({ preview, fields }: { preview: AlertPreview; fields: AlertFields }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const days = format.exact(LIMITS.previewDays);
  const told = preview.told.length;
  const held = preview.heldBack.length;
  const counted = { count: told, number: format.exact(told), days };
  const isPeriodic = fields.alertType === 'periodic';
  const isSmart = (fields.alertType === 'sentiment' ? fields.senConditionType : fields.conConditionType) === 'smart';
  return (
    <>
      <p className={styles['told']}>
        {told === 0 ? t('preview.toldNever', { days }) : t(isPeriodic ? 'preview.sent' : 'preview.told', counted)}
      </p>
      {held > 0 && (
        <p className={styles['held']}>
          {t('preview.heldBack', {
            count: held,
            number: format.exact(held),
            reasons: heldBackCounts(preview)
              .map(({ reason, count }) => t(`preview.reasons.${reason}`, { number: format.exact(count) }))
              .join(t('comma')),
          })}
        </p>
      )}
      {!isPeriodic && told > OFTEN && (
        <p className={styles['advice']}>{isSmart ? t('preview.oftenSmart') : t('preview.often')}</p>
      )}
      {!isPeriodic && told + held === 0 && preview.topics.some(({ points }) => points.some(({ level }) => level !== null)) && (
        <p className={styles['advice']}>{isSmart ? t('preview.seldomSmart') : t('preview.seldom')}</p>
      )}
    </>
  );
}
