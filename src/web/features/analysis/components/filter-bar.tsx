/** The filter of all analysis tabs: one row that stays in sight, and below it, scrolling away, a chip for each thing that is set. */
import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Topic } from '../../../../contract/topics.ts';
import { inAddress } from '../../../lib/filter-fields.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import { MentionKindSelect } from '../../../ui/mention-kind-select.tsx';
import { PickSentiments } from '../../../ui/pick-sentiments.tsx';
import { PickSeveral } from '../../../ui/pick-several.tsx';
import { useNotify } from '../../../ui/use-notify.tsx';
import { narrowingOf } from '../filter-search.ts';
import { useAnalysis } from '../use-analysis.ts';
import { ExportMenu } from './export-menu.tsx';
import styles from './filter-bar.module.css';
import { FilterChips } from './filter-chips.tsx';
import { LanguageFilter } from './language-filter.tsx';
import { MoreFilters } from './more-filters.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { ViewsMenu } from './views-menu.tsx';

export function FilterBar({ topic }: { topic: Topic }) {
  const { t } = useTranslation(['analysis', 'app']);
  const { search, change } = useAnalysis();
  const format = useFormat();
  const { mediaTypes = [], sentiments = [] } = narrowingOf(search);
  const chosen = (count: number) => (count === 0 ? t('filter.any') : format.exact(count));
  return (
    <>
      <section className={styles['bar']} aria-label={t('filter.label')}>
        <div className={styles['controls']}>
          <PeriodFilter topic={topic} />
          <MentionKindSelect className={styles['kind']} value={search.mention} onChange={(mention) => change({ mention })} />
          <PickSeveral
            label={t('filter.mediaTypes')}
            text={chosen(mediaTypes.length)}
            choices={topic.mediaTypes.map((value) => ({
              value,
              label: t(`app:mediaTypes.${value}`),
              icon: <MediaIcon type={value} />,
            }))}
            chosen={mediaTypes}
            onChange={(values) =>
              // All that the topic has are as good as none.
              change({ mediaTypes: values.length === topic.mediaTypes.length ? undefined : inAddress('mediaTypes', values) })
            }
          />
          <PickSentiments
            text={chosen(sentiments.length)}
            chosen={sentiments}
            onChange={(names) => change({ sentiments: inAddress('sentiments', names) })}
          />
          <LanguageFilter />
          <MoreFilters />
          <span className={styles['actions']}>
            <ViewsMenu />
            <ExportMenu topic={topic} />
            <ShareButton />
          </span>
        </div>
      </section>
      <FilterChips />
    </>
  );
}

function ShareButton() {
  const { t } = useTranslation('analysis');
  const notify = useNotify();
  async function share(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify(t('filter.copied'));
    } catch {
      notify(t('filter.copyFailed'), 'failed');
    }
  }
  return (
    <Button
      variant="default"
      className={styles['action'] ?? ''}
      aria-label={t('filter.share')}
      leftSection={<IconShare size={16} aria-hidden />}
      onClick={() => void share()}
    >
      <span className={styles['action-text']}>{t('filter.share')}</span>
    </Button>
  );
}
