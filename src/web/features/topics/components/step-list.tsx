/** The steps of the form of a topic: where one is, what is done, where something is wrong. Each can be gone to at any time. */
import { IconAlertCircleFilled, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { FormErrors } from '../check-draft.ts';
import { STEPS, type Step, type StepState, stepState } from '../steps.ts';
import styles from './step-list.module.css';

export interface StepListProps {
  step: Step;
  seen: readonly Step[];
  errors: FormErrors;
}

export const StepList = memo(function StepList({ step, seen, errors }: StepListProps) {
  const { t } = useTranslation('topics');
  return (
    <nav aria-label={t('form.steps.label')}>
      <ol className={styles['steps']}>
        {STEPS.map((one, at) => {
          const state = stepState(one, seen, errors);
          return (
            <li key={one} className={styles['step']} data-state={state}>
              <Link
                to="."
                search={(now) => ({ ...now, step: one })}
                resetScroll={false}
                className={styles['link']}
                aria-current={one === step ? 'step' : undefined}
              >
                <span className={styles['sign']} aria-hidden>
                  <StepSign state={state} number={at + 1} />
                </span>
                <span className={styles['name']}>{t(`form.steps.${one}`)}</span>
                {state !== 'open' && <span className={styles['state']}>{t(`form.stepState.${state}`)}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

function StepSign({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <IconCheck size={16} stroke={2.5} />;
  return state === 'errors' ? <IconAlertCircleFilled size={20} /> : number;
}
