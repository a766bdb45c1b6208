/** What may not be meant as it is written. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { problemWords } from '../../../lib/query-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { queryWarnings } from '../query-problems.ts';
import styles from './review-step.module.css';

export function ReviewWarnings({ keywords }: { keywords: TopicKeywords }) {
  const { t } = useTranslation('topics');
  const { t: tQuery } = useTranslation('query');
  const format = useFormat();
  const warnings = useMemo(() => queryWarnings(keywords), [keywords]);
  if (warnings.length === 0) return null;
  return (
    <ul className={styles['warnings']} aria-label={t('form.warnings')}>
      {warnings.map(({ side, problem, text }) => (
        <li key={`${side} ${problem.code} ${problem.start}`}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            {t(`form.${side}`)}: {problemWords(tQuery, format, problem, text)}
          </span>
        </li>
      ))}
    </ul>
  );
}
