/**
 * What the topic would find, while it is being written: figures, days, forecast, what it uses of the plan, shares and
 * samples.
 */
import { memo } from 'react';
import type { Subscription } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { MediaShares } from '../../../ui/media-shares.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { usePreview } from '../api.ts';
import type { KeywordsUsed } from '../check-draft.ts';
import type { TopicCandidate } from '../draft.ts';
import type { PreviewQuestion } from '../preview-question.ts';
import type { Step } from '../steps.ts';
import { PlanMeters } from './plan-meters.tsx';
import { PreviewAnswer } from './preview-answer.tsx';
import { PreviewNews } from './preview-news.tsx';
import { PreviewSamples } from './preview-samples.tsx';
import styles from './topic-preview.module.css';

export interface TopicPreviewProps {
  question: PreviewQuestion;
  candidate: TopicCandidate;
  counts: KeywordsUsed;
  plan: Subscription;
  /** Topics of the organisation, this one included. */
  used: number;
  onGo: (step: Step) => void;
}

export const TopicPreview = memo(function TopicPreview({ question, candidate, counts, plan, used, onGo }: TopicPreviewProps) {
  const { t } = useTranslation('topics');
  const answer = usePreview(question.input);
  // Without keywords there is nothing that old figures could be the figures of.
  const shown = question.input === null && question.because === 'empty' ? null : answer.data;
  const stale = shown !== null && (answer.stale || question.input === null);
  const matches = shown !== null && shown.last30Days > 0 && !answer.error;
  return (
    <aside className={styles['place']}>
      <Panel title={t('preview.title')} total={t('preview.total')}>
        <div className={styles['answer']} data-stale={stale || undefined} aria-busy={stale && question.input !== null}>
          <PreviewAnswer question={question} answer={answer} shown={shown} candidate={candidate} onGo={onGo} />
        </div>
        <PreviewNews preview={stale || answer.error ? null : shown} />
        <PlanMeters candidate={candidate} counts={counts} plan={plan} used={used} />
        {matches && (
          <div className={styles['more']} data-stale={stale || undefined}>
            <h3 className={styles['title']}>{t('preview.byMediaType')}</h3>
            <MediaShares shares={shown.mediaTypes} />
            <PreviewSamples posts={shown.posts} />
          </div>
        )}
      </Panel>
    </aside>
  );
});
