/**
 * Everything the topic is, on one page: each part in words with the way to change it, and of an edited topic what it was
 * before.
 */
import type { Subscription } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { Step } from '../steps.ts';
import { findsOtherPosts, type Part } from '../topic-changes.ts';
import type { TopicForm } from '../use-topic-form.ts';
import { PartInWords } from './part-in-words.tsx';
import { ReviewProblems } from './review-problems.tsx';
import { ReviewRow } from './review-row.tsx';
import styles from './review-step.module.css';
import { ReviewWarnings } from './review-warnings.tsx';

const PARTS: readonly Part[] = ['name', 'period', 'channels', 'keywords'];

export interface ReviewStepProps {
  form: TopicForm;
  plan: Subscription;
  onGo: (step: Step) => void;
}

export function ReviewStep({ form, plan, onGo }: ReviewStepProps) {
  const { t } = useTranslation('topics');
  const { candidate, before, changed, errors } = form;
  return (
    <>
      <ReviewProblems errors={errors} plan={plan} onGo={onGo} />
      {changed && (
        <p className={styles['changes']}>
          {changed.length === 0 ? t('form.unchanged') : t(findsOtherPosts(changed) ? 'form.searchedAgain' : 'form.onlyRenamed')}
        </p>
      )}
      <dl className={styles['rows']}>
        {PARTS.map((part) => (
          <ReviewRow
            key={part}
            part={part}
            onChange={() => onGo(part)}
            before={before && changed?.includes(part) ? <PartInWords part={part} of={before} /> : undefined}
          >
            <PartInWords part={part} of={candidate} />
          </ReviewRow>
        ))}
      </dl>
      <ReviewWarnings keywords={candidate} />
    </>
  );
}
