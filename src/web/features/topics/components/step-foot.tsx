/** The ways on from a step: back, next, and at the end the topic itself. A topic being edited can be saved at every step. */
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { type Step, stepBefore } from '../steps.ts';
import styles from './step-foot.module.css';

export interface StepFootProps {
  step: Step;
  editing: boolean;
  /** The review was reached before: the way back to it is short. */
  reviewed: boolean;
  saving: boolean;
  /** Nothing to save, or no room for it. */
  idle: boolean;
  onGo: (step: Step) => void;
}

export const StepFoot = memo(function StepFoot({ step, editing, reviewed, saving, idle, onGo }: StepFootProps) {
  const { t } = useTranslation('topics');
  const before = stepBefore(step);
  const last = step === 'review';
  const saves = editing || last;
  return (
    <div className={styles['foot']}>
      {before && !editing && (
        <Button variant="default" onClick={() => onGo(before)} leftSection={<IconArrowLeft size={16} aria-hidden />}>
          {t('form.back')}
        </Button>
      )}
      <div className={styles['on']}>
        {!last && (editing || reviewed) && (
          <Button variant="default" onClick={() => onGo('review')}>
            {t(editing ? 'form.reviewChanges' : 'form.toReview')}
          </Button>
        )}
        {saves ? (
          <Button type="submit" loading={saving} disabled={idle}>
            {t(editing ? 'form.save' : 'form.create')}
          </Button>
        ) : (
          <Button type="submit" rightSection={<IconArrowRight size={16} aria-hidden />}>
            {t('form.next')}
          </Button>
        )}
      </div>
    </div>
  );
});
