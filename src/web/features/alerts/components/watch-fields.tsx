/** What an alert watches: its name, whose mentions, of which kind and where. */
import { Input, SegmentedControl, TextInput } from '@mantine/core';
import { useId } from 'react';
import { CONVERSATION_TYPES } from '../../../../contract/alert-conditions.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ChannelsField } from '../../../ui/channels-field.tsx';
import { sortedTypes } from '../draft.ts';
import { fieldWords } from '../field-words.ts';
import type { AlertForm, WatchedTopic } from '../use-alert-form.ts';
import styles from './form-fields.module.css';
import { TopicsField } from './topics-field.tsx';

export interface WatchFieldsProps {
  form: AlertForm;
  topics: readonly WatchedTopic[];
}

export function WatchFields({ form, topics }: WatchFieldsProps) {
  const { t } = useTranslation(['alerts', 'errors']);
  const format = useFormat();
  const { fields, errors, write } = form;
  const kinds = useId();
  return (
    <>
      <TextInput
        label={t('alerts:form.name')}
        placeholder={t('alerts:form.namePlaceholder')}
        maxLength={LIMITS.alertNameLength * 2}
        required
        value={fields.alertName}
        onChange={(event) => write({ alertName: event.currentTarget.value })}
        error={fieldWords(t, format, errors, 'alertName')}
      />
      <TopicsField
        chosen={fields.topics}
        topics={topics}
        onChange={(chosen) => write({ topics: chosen })}
        error={fieldWords(t, format, errors, 'topics')}
      />
      <div className={styles['choice']}>
        <Input.Label id={kinds} labelElement="div">
          {t('alerts:form.conversationType')}
        </Input.Label>
        <SegmentedControl
          aria-labelledby={kinds}
          className={styles['wrapping'] ?? ''}
          value={fields.conversationType}
          onChange={(conversationType) => write({ conversationType })}
          data={CONVERSATION_TYPES.map((value) => ({ value, label: t(`alerts:form.conversationTypes.${value}`) }))}
        />
      </div>
      <div className={styles['boxed']}>
        <Input.Label labelElement="div">{t('alerts:form.mediaTypes')}</Input.Label>
        <ChannelsField
          chosen={fields.mediaTypes}
          onChange={(mediaTypes) => write({ mediaTypes: sortedTypes(mediaTypes) })}
          error={fieldWords(t, format, errors, 'mediaTypes')}
          words={{
            label: t('alerts:form.mediaTypes'),
            selectAll: t('alerts:form.selectAll'),
            selectNone: t('alerts:form.selectNone'),
            others: (list) => t('alerts:form.otherMediaTypes', { list }),
          }}
        />
      </div>
    </>
  );
}
