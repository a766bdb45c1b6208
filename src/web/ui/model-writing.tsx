/** What becomes of asking the model for a summary: that it writes, that it has, that nothing comes of it. Beside the button that asks, or right below it. */
import { Loader } from '@mantine/core';
import { useTranslation } from '../i18n/shown-words.ts';
import type { AskedSummary } from '../lib/asked-summary.ts';
import styles from './model-writing.module.css';
import { NoModel } from './no-model.tsx';

export function ModelWriting({ of }: { of: AskedSummary }) {
  const { t } = useTranslation('analysis');
  return (
    <div className={styles['told']} data-told={of.writing || of.failed !== null || undefined}>
      {/* There before it says anything, so that it is heard. */}
      <div role="status" className={styles['writing']}>
        {of.writing && (
          <>
            <Loader size={14} aria-hidden />
            {t('summary.writing')}
          </>
        )}
        {of.isAsked && of.data?.by === 'model' && <span className={styles['spoken']}>{t('summary.written')}</span>}
      </div>
      {!of.isAsked && !of.writing && !of.failed && !of.data?.tooLittle && <NoModel className={styles['none']} />}
      {of.failed && (
        <p className={styles['failed']} role="alert">
          {t(of.failed.code === 'rate_limited' ? 'summary.tooOften' : 'summary.failed')}
        </p>
      )}
    </div>
  );
}
