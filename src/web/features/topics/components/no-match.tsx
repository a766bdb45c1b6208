/** No stored post of the last 30 days fits: what to try, as far as it applies to these keywords. */
import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { VARIANT } from '../../../lib/variant.ts';
import type { TopicCandidate } from '../draft.ts';
import type { Step } from '../steps.ts';
import styles from './topic-preview.module.css';

export interface NoMatchProps {
  candidate: TopicCandidate;
  onGo: (step: Step) => void;
}

export function NoMatch({ candidate, onGo }: NoMatchProps) {
  const { t } = useTranslation('topics');
  const { keywordInputMode, inclusion, exclusion, mediaTypes } = candidate;
  const every = VARIANT.channels.every((channel) => channel.covers.every((type) => mediaTypes.includes(type)));
  const joined = keywordInputMode === 'basic' && inclusion.operator === 'AND' && inclusion.groups.length > 1;
  const excluding = keywordInputMode === 'basic' ? exclusion.groups.length > 0 : exclusion.trim() !== '';
  return (
    <div className={styles['none']}>
      <p>
        <b>{t('preview.noMatch')}</b>
      </p>
      <ul>
        <li>{t('preview.advice.spelling')}</li>
        <li>{t(joined ? 'preview.advice.groups' : 'preview.advice.wider')}</li>
        {excluding && <li>{t('preview.advice.exclusion')}</li>}
        {!every && (
          <li>
            {t('preview.advice.channels')}{' '}
            <Button variant="subtle" size="compact-sm" onClick={() => onGo('channels')}>
              {t('preview.chooseChannels')}
            </Button>
          </li>
        )}
      </ul>
      <p>{t('preview.stillPossible')}</p>
    </div>
  );
}
