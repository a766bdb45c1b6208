/** A ready-made topic: one press begins it, or asks first what whom it is about is called. */
import { Button, TextInput } from '@mantine/core';
import { IconBuildingStore, IconBus, IconCloudStorm, IconSpeakerphone, IconSwords } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import { type BegunTopic, namesIn, type Sample, sampleKeywords } from '../lib/begun-topic.ts';
import { isComposing } from '../lib/is-composing.ts';
import { useOrgUsers } from '../lib/organisation.ts';
import styles from './topic-starts.module.css';

const ICONS = {
  brand: IconBuildingStore,
  campaign: IconSpeakerphone,
  competitor: IconSwords,
  weather: IconCloudStorm,
  transport: IconBus,
};

/** Keywords that the card names. */
const NAMED = 5;

interface SampleTopicProps {
  sample: Sample;
  onStart: (begun: BegunTopic) => void;
}

export function SampleTopic({ sample: { name, asks }, onStart }: SampleTopicProps) {
  const { t } = useTranslation('first-use');
  const [open, setOpen] = useState(false);
  const panel = useId();
  const Icon = ICONS[name];
  const words = sampleKeywords(name, []).groups.flat();

  function begin(names: readonly string[]): void {
    const [first = t(`samples.name.${name}`)] = names;
    onStart({
      name: name === 'campaign' ? t('samples.campaignTopic', { name: first }) : first,
      keywords: sampleKeywords(name, names),
    });
  }

  return (
    <div className={styles['sample']}>
      <button
        type="button"
        className={styles['choice']}
        {...(asks && { 'aria-expanded': open, 'aria-controls': panel })}
        onClick={() => (asks ? setOpen(!open) : begin([]))}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        <span className={styles['about']}>
          <strong>{t(`samples.name.${name}`)}</strong>
          <span>{t(`samples.text.${name}`)}</span>
          {words.length > 0 && (
            <span className={styles['words']}>{t('samples.finds', { list: firstOfBoth(words).join(t('samples.comma')) })}</span>
          )}
        </span>
      </button>
      {asks && (
        <div id={panel} hidden={!open}>
          {open && <NamesForm own={name !== 'competitor'} onNames={begin} />}
        </div>
      )}
    </div>
  );
}

/** Of a list that has English before Chinese, some of each. */
function firstOfBoth(words: readonly string[]): string[] {
  const isLatin = (word: string) => /^\p{Script=Latin}/u.test(word);
  const latin = words.filter(isLatin).slice(0, 2);
  return [...latin, ...words.filter((word) => !isLatin(word)).slice(0, NAMED - latin.length)];
}

function NamesForm({ own, onNames }: { own: boolean; onNames: (names: string[]) => void }) {
  const { t } = useTranslation('first-use');
  const organisation = useOrgUsers().data[0]?.org.name ?? '';
  const [text, setText] = useState(own ? organisation : '');
  const [told, setTold] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const names = namesIn(text);
  useEffect(() => field.current?.select(), []);

  function go(): void {
    if (names.length > 0) onNames(names);
    else setTold(true);
  }

  // No form of its own: it may stand within the form of a topic, which has another Enter.
  function goOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    go();
  }

  return (
    <div className={styles['names']}>
      <TextInput
        ref={field}
        label={t('samples.names')}
        placeholder={t('own.placeholder')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={goOnEnter}
        error={told && names.length === 0 && t('own.none')}
      />
      <Button onClick={go}>{t('own.go')}</Button>
    </div>
  );
}
