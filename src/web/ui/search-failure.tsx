/** Of a topic whose search failed: since when and why, what goes on meanwhile, and another try. Nothing for any other topic. */
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { Topic } from '../../contract/topics.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { useSearchAgain } from '../lib/search-again.ts';
import { useFormat } from '../lib/use-format.ts';
import { InPlan } from './in-plan.tsx';
import styles from './search-failure.module.css';
import { useNotify } from './use-notify.tsx';

export function SearchFailure({ topic: { id, name, failure } }: { topic: Pick<Topic, 'id' | 'name' | 'failure'> }) {
  const { t } = useTranslation('app');
  const format = useFormat();
  const notify = useNotify();
  const search = useSearchAgain();
  if (!failure) return null;
  return (
    <div className={styles['failure']} role="status">
      <p>
        <strong>{t('search.failedAt', { time: format.dateTime(failure.at) })}</strong> {t(`search.reasons.${failure.reason}`)}{' '}
        {t(failure.figures ? 'search.oldFigures' : 'search.noFigures')}
      </p>
      <InPlan>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh size={14} aria-hidden />}
          aria-label={t('search.againFor', { name })}
          loading={search.isPending}
          onClick={() => void search.mutateAsync(id).catch((error: Error) => notify(t('search.notAgain', { name }), error))}
        >
          {t('search.again')}
        </Button>
      </InPlan>
    </div>
  );
}
