/** How a topic can begin: with somebody's own words, or ready-made. Whoever shows it is handed what was chosen. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import { type BegunTopic, ownWords, SAMPLES } from '../lib/begun-topic.ts';
import { SampleTopic } from './sample-topic.tsx';
import styles from './topic-starts.module.css';

export interface TopicStartsProps {
  onStart: (begun: BegunTopic) => void;
  /** Ready-made topics alone: there is a form for everything else. */
  samplesOnly?: true;
}

export function TopicStarts({ onStart, samplesOnly }: TopicStartsProps) {
  const { t } = useTranslation('first-use');
  return (
    <div className={styles['starts']}>
      {!samplesOnly && <OwnWords onStart={onStart} />}
      <section aria-label={t('samples.title')}>
        <h3 className={styles['title']}>{t('samples.title')}</h3>
        <p className={styles['hint']}>{t('samples.hint')}</p>
        <ul className={styles['samples']}>
          {SAMPLES.map((sample) => (
            <li key={sample.name}>
              <SampleTopic sample={sample} onStart={onStart} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function OwnWords({ onStart }: TopicStartsProps) {
  const { t } = useTranslation('first-use');
  const [text, setText] = useState('');
  const [told, setTold] = useState(false);
  const begun = ownWords(text);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (begun) onStart(begun);
    else setTold(true);
  }

  return (
    <form className={styles['own']} onSubmit={submit} noValidate>
      <TextInput
        label={t('own.label')}
        description={t('own.hint')}
        placeholder={t('own.placeholder')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={told && !begun && t('own.none')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        className={styles['field'] ?? ''}
      />
      <Button type="submit" className={styles['go'] ?? ''}>
        {t('own.go')}
      </Button>
    </form>
  );
}
