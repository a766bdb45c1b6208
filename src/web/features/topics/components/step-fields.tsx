/** The fields of one step, with what is wrong with them. */
import { TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ChannelsField } from '../../../ui/channels-field.tsx';
import { errorWords } from '../error-words.ts';
import type { Step } from '../steps.ts';
import type { TopicForm, TopicFormProps } from '../use-topic-form.ts';
import { KeywordsStep } from './keywords-step.tsx';
import { PeriodField } from './period-field.tsx';
import { ReviewStep } from './review-step.tsx';
import styles from './step-fields.module.css';

export interface StepFieldsProps {
  step: Step;
  form: TopicForm;
  props: TopicFormProps;
  place: RefObject<HTMLDivElement | null>;
  onGo: (step: Step) => void;
}

export function StepFields({ step, form, props, place, onGo }: StepFieldsProps) {
  const { plan, timezone } = props;
  const { t } = useTranslation(['topics', 'errors', 'query']);
  const format = useFormat();
  const { draft, change, errors } = form;
  const words = (field: keyof typeof errors) => {
    const error = errors[field];
    return error && errorWords(t, format, error, plan);
  };
  return (
    <div ref={place} className={styles['fields']}>
      {step === 'name' && (
        <div className={styles['card']}>
          <TextInput
            label={t('form.name')}
            placeholder={t('form.namePlaceholder')}
            maxLength={LIMITS.topicNameLength * 2}
            required
            value={draft.topicName}
            onChange={(event) => change({ topicName: event.currentTarget.value })}
            error={words('name')}
            className={styles['name'] ?? ''}
          />
        </div>
      )}
      {step === 'period' && (
        <div className={styles['card']}>
          <PeriodField draft={draft} plan={plan} timezone={timezone} onChange={change} error={words('period')} />
        </div>
      )}
      {step === 'channels' && (
        <ChannelsField
          chosen={draft.mediaTypes}
          onChange={(mediaTypes) => change({ mediaTypes })}
          error={words('channels')}
          words={{
            label: t('form.channels'),
            selectAll: t('form.selectAll'),
            selectNone: t('form.selectNone'),
            others: (list) => t('form.otherMediaTypes', { list }),
          }}
        />
      )}
      {step === 'keywords' && (
        <KeywordsStep
          draft={draft}
          errors={errors}
          counts={form.checked.keywords}
          plan={plan}
          proposing={form.proposing}
          onChange={change}
        />
      )}
      {step === 'review' && <ReviewStep form={form} plan={plan} onGo={onGo} />}
    </div>
  );
}
