/** The form of a topic: fields at the left, what the topic will find at the right, always in view. */
import { TextInput } from '@mantine/core';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits.ts';
import { countKeywords } from '../../../../contract/topics.ts';
import { Panel } from '../../../ui/panel.tsx';
import { errorWords } from '../error-words.ts';
import { type TopicFormProps, useTopicForm } from '../use-topic-form.ts';
import { ChannelsField } from './channels-field.tsx';
import { KeywordsField } from './keywords-field.tsx';
import { PeriodField } from './period-field.tsx';
import styles from './topic-form.module.css';
import { TopicFormSide } from './topic-form-side.tsx';

export function TopicForm(props: TopicFormProps) {
  const { topic, plan, timezone, full } = props;
  const { t } = useTranslation(['topics', 'errors']);
  const form = useTopicForm(props);
  const { draft, change, errors, candidate } = form;
  const nameId = useId();
  const words = (field: keyof typeof errors) => {
    const error = errors[field];
    return error && errorWords(t, error, plan);
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (form.submit()) return;
    const fields = event.currentTarget;
    // The errors are drawn after this event; then the first of them is where to go on.
    requestAnimationFrame(() => fields.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      <div className={styles['fields']}>
        <Panel title={t('form.basics')}>
          <div className={styles['basics']}>
            <TextInput
              id={nameId}
              label={t('form.name')}
              placeholder={t('form.namePlaceholder')}
              maxLength={LIMITS.topicNameLength * 2}
              required
              value={draft.topicName}
              onChange={(event) => change({ topicName: event.currentTarget.value })}
              error={words('name')}
            />
            <PeriodField draft={draft} plan={plan} timezone={timezone} onChange={change} error={words('period')} />
          </div>
        </Panel>
        <ChannelsField chosen={draft.mediaTypes} onChange={(mediaTypes) => change({ mediaTypes })} error={words('channels')} />
        <KeywordsField
          title={t('form.inclusion')}
          hint={t('form.inclusionHint')}
          groups={draft.basicInclusion}
          operator={draft.basicInclusionOperator}
          used={countKeywords(candidate.inclusion)}
          max={plan.maxKeywords}
          onGroups={(basicInclusion) => change({ basicInclusion })}
          onOperator={(basicInclusionOperator) => change({ basicInclusionOperator })}
          error={words('inclusion')}
          wrongKeyword={errors.inclusion?.keyword}
        />
        <KeywordsField
          title={t('form.exclusion')}
          hint={t('form.exclusionHint')}
          groups={draft.basicExclusion}
          operator={draft.basicExclusionOperator}
          used={countKeywords(candidate.exclusion)}
          max={plan.maxKeywordsExclusion}
          onGroups={(basicExclusion) => change({ basicExclusion })}
          onOperator={(basicExclusionOperator) => change({ basicExclusionOperator })}
          error={words('exclusion')}
          wrongKeyword={errors.exclusion?.keyword}
        />
      </div>
      <TopicFormSide
        candidate={candidate}
        editing={topic !== undefined}
        changed={form.changed}
        saving={form.saving}
        full={full}
        max={plan.maxTopics}
        failure={form.failure}
        problems={Object.keys(errors).length}
        onReset={form.reset}
      />
    </form>
  );
}
