/** The topics of an alert: chosen one by one, each shown with a button that takes it out again. Of those that are over it is said. */
import { Pill, Select } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { WatchedTopic } from '../use-alert-form.ts';
import styles from './form-fields.module.css';

export interface TopicsFieldProps {
  chosen: readonly string[];
  topics: readonly WatchedTopic[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

export function TopicsField({ chosen, topics, onChange, error }: TopicsFieldProps) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const now = useNow();
  const over = topics.filter(({ id, ends_at }) => chosen.includes(id) && Date.parse(ends_at) <= now);
  const names = new Map(topics.map(({ id, name }) => [id, name]));
  return (
    <div>
      <Select
        label={t('form.topics')}
        description={t('form.topicsHint', { max: format.exact(LIMITS.alertTopics) })}
        placeholder={t('form.addTopic')}
        required
        searchable
        // Whoever passes by with the keyboard opens nothing that has to close before the next field.
        openOnFocus={false}
        data={topics
          .filter(({ id, visible }) => visible && !chosen.includes(id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        nothingFoundMessage={t('form.noOtherTopic')}
        value={null}
        searchValue={typed}
        onSearchChange={setTyped}
        onChange={(id) => {
          setTyped('');
          if (id !== null && !chosen.includes(id)) onChange([...chosen, id]);
        }}
        error={error}
      />
      {chosen.length > 0 && (
        <ul className={styles['pills']} aria-label={t('form.topics')}>
          {chosen.map((id) => (
            <li key={id}>
              <Pill
                withRemoveButton
                className={styles['pill'] ?? ''}
                onRemove={() => onChange(chosen.filter((other) => other !== id))}
                removeButtonProps={{
                  'aria-label': t('form.removeTopic', { name: names.get(id) ?? id }),
                  'aria-hidden': undefined,
                  tabIndex: 0,
                }}
              >
                {names.get(id) ?? id}
              </Pill>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {over.map(({ id, name }) => (
          <p key={id} className={styles['over']}>
            {t('form.topicOver', { name })}{' '}
            <Link to="/topics/$id/edit" params={{ id }}>
              {t('editTopic', { name })}
            </Link>
          </p>
        ))}
      </div>
    </div>
  );
}
