/** What still has to be corrected, each with the way to it. */
import type { Subscription } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { FormErrors } from '../check-draft.ts';
import { errorWords } from '../error-words.ts';
import { errorsOf, STEPS, type Step } from '../steps.ts';
import styles from './review-step.module.css';

export interface ReviewProblemsProps {
  errors: FormErrors;
  plan: Subscription;
  onGo: (step: Step) => void;
}

export function ReviewProblems({ errors, plan, onGo }: ReviewProblemsProps) {
  const { t } = useTranslation(['topics', 'errors', 'query']);
  const format = useFormat();
  const found = STEPS.flatMap((step) => errorsOf(step, errors).map((field) => ({ step, field, error: errors[field] })));
  if (found.length === 0) return null;
  return (
    <div className={styles['problems']} role="alert">
      <p>{t('form.problems', { count: found.length })}</p>
      <ul>
        {found.map(
          ({ step, field, error }) =>
            error && (
              <li key={field}>
                <button type="button" onClick={() => onGo(step)}>
                  {t(`form.steps.${step}`)}
                </button>{' '}
                {errorWords(t, format, error, plan)}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
