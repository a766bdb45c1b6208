/** The upper part of the preview, whose size is the same in every state: the figures, or why there are none. */
import { Button, Skeleton } from '@mantine/core';
import type { Preview } from '../../../../contract/preview.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { Called } from '../../../lib/call.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import type { TopicCandidate } from '../draft.ts';
import type { PreviewQuestion } from '../preview-question.ts';
import type { Step } from '../steps.ts';
import { NoMatch } from './no-match.tsx';
import { PreviewFigures } from './preview-figures.tsx';
import styles from './topic-preview.module.css';

export interface PreviewAnswerProps {
  question: PreviewQuestion;
  answer: Called<Preview | null>;
  /** The answer, or the one before it. */
  shown: Preview | null;
  candidate: TopicCandidate;
  onGo: (step: Step) => void;
}

export function PreviewAnswer({ question, answer, shown, candidate, onGo }: PreviewAnswerProps) {
  const { t } = useTranslation(['topics', 'app']);
  if (question.input === null) {
    return (
      <>
        <p className={styles['why']}>
          {shown === null || question.because === 'empty'
            ? t(`preview.notYet.${question.because}`)
            : t(`preview.shownBefore.${question.because}`)}{' '}
          {question.because === 'no-channel' && (
            <Button variant="subtle" size="compact-sm" onClick={() => onGo('channels')}>
              {t('preview.chooseChannels')}
            </Button>
          )}
        </p>
        {shown && <Answered shown={shown} candidate={candidate} onGo={onGo} />}
      </>
    );
  }
  if (answer.error?.code === 'too_large') {
    return (
      <p role="alert" className={styles['why']}>
        {t('preview.tooLarge')}
      </p>
    );
  }
  if (answer.error) return <LoadError of={answer} minHeight={200} />;
  if (shown) return <Answered shown={shown} candidate={candidate} onGo={onGo} />;
  return (
    <div role="status" aria-label={t('app:loading')}>
      <Skeleton height={232} radius="md" />
    </div>
  );
}

function Answered({ shown, candidate, onGo }: { shown: Preview } & Pick<PreviewAnswerProps, 'candidate' | 'onGo'>) {
  const { t } = useTranslation('topics');
  if (shown.completeTo === null) return <p className={styles['why']}>{t('preview.nothingStored')}</p>;
  if (shown.last30Days === 0) return <NoMatch candidate={candidate} onGo={onGo} />;
  return <PreviewFigures preview={shown} />;
}
