/** The topics that are compared: each can be taken out, others put in while there is room. */
import { Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import type { TopicSummary } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import styles from './topic-picker.module.css';
import { TopicSign } from './topic-sign.tsx';

interface TopicPickerProps {
  topics: readonly TopicSummary[];
  /** Ids, in their order. */
  chosen: readonly string[];
  /** The address names more than can be compared. */
  tooMany: boolean;
  onChange: (chosen: string[]) => void;
}

export function TopicPicker({ topics, chosen, tooMany, onChange }: TopicPickerProps) {
  const { t } = useTranslation(['comparison', 'errors']);
  const format = useFormat();
  const hint = useId();
  const [typed, setTyped] = useState('');
  const kept = useKeptFocus<HTMLElement>(chosen.join());
  const max = format.exact(LIMITS.comparedTopics);
  const full = chosen.length >= LIMITS.comparedTopics;
  const others = topics.filter(({ id, visible }) => visible && !chosen.includes(id));
  const nameOf = (id: string) => topics.find((topic) => topic.id === id)?.name ?? id;
  return (
    <section {...kept} className={styles['picker']} aria-label={t('comparison:topics')}>
      <ul className={styles['chosen']}>
        {chosen.map((id, place) => (
          <li key={id} className={styles['topic']}>
            <TopicSign name={nameOf(id)} place={place} />
            <button
              type="button"
              className={styles['remove']}
              aria-label={t('comparison:remove', { name: nameOf(id) })}
              onClick={() => onChange(chosen.filter((other) => other !== id))}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Select
        className={styles['add'] ?? ''}
        aria-label={t('comparison:add')}
        data-search
        aria-describedby={hint}
        placeholder={t('comparison:add')}
        searchable
        nothingFoundMessage={t('comparison:noOther')}
        disabled={full || others.length === 0}
        data={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        searchValue={typed}
        onSearchChange={setTyped}
        onChange={(id) => {
          setTyped('');
          if (id !== null) onChange([...chosen, id]);
        }}
      />
      <span id={hint} className={styles['hint']}>
        {tooMany ? t('errors:tooManyComparedTopics', { max }) : full && t('comparison:full', { max })}
      </span>
    </section>
  );
}
