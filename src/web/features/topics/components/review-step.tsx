/** Everything the topic is, on one page: each part in words with the way to change it, and of an edited topic what it was before. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../../contract/accounts.ts';
import type { Topic } from '../../../../contract/topics.ts';
import { draftFromTopic, draftToCandidate } from '../draft.ts';
import type { Step } from '../steps.ts';
import { changedParts, findsOtherPosts, type Part } from '../topic-changes.ts';
import type { TopicForm } from '../use-topic-form.ts';
import { PartInWords } from './part-in-words.tsx';
import { ReviewProblems } from './review-problems.tsx';
import { ReviewRow } from './review-row.tsx';
import styles from './review-step.module.css';
import { ReviewWarnings } from './review-warnings.tsx';

const PARTS: readonly Part[] = ['name', 'period', 'channels', 'keywords'];

export interface ReviewStepProps {
  form: TopicForm;
  topic: Topic | undefined;
  plan: Subscription;
  timezone: string;
  onGo: (step: Step) => void;
}

export function ReviewStep({ form, topic, plan, timezone, onGo }: ReviewStepProps) {
  const { t } = useTranslation('topics');
  const { candidate, errors } = form;
  const before = useMemo(
    () => topic && draftToCandidate(draftFromTopic(topic, plan, timezone), plan, timezone, topic),
    [topic, plan, timezone],
  );
  const changed = before ? changedParts(before, candidate) : [];
  return (
    <>
      <ReviewProblems errors={errors} plan={plan} onGo={onGo} />
      {before && (
        <p className={styles['changes']}>
          {changed.length === 0 && t('form.unchanged')}
          {changed.length > 0 && t(findsOtherPosts(changed) ? 'form.searchedAgain' : 'form.onlyRenamed')}
        </p>
      )}
      <dl className={styles['rows']}>
        {PARTS.map((part) => (
          <ReviewRow
            key={part}
            part={part}
            onChange={() => onGo(part)}
            before={before && changed.includes(part) ? <PartInWords part={part} of={before} /> : undefined}
          >
            <PartInWords part={part} of={candidate} />
          </ReviewRow>
        ))}
      </dl>
      <ReviewWarnings keywords={candidate} />
    </>
  );
}
