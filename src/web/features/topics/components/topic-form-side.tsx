/** What the topic will find, said while it is being written, and the way to keep it. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countKeywords } from '../../../../contract/topics.ts';
import { dayOf, lastDayOf } from '../../../lib/days.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { VARIANT } from '../../../lib/variant.ts';
import { KeywordSentence } from '../../../ui/keyword-sentence.tsx';
import type { TopicCandidate } from '../draft.ts';
import styles from './topic-form-side.module.css';

export interface TopicFormSideProps {
  candidate: TopicCandidate;
  editing: boolean;
  /** Something was typed that is not saved yet. */
  changed: boolean;
  saving: boolean;
  full: boolean;
  /** Topics the plan allows. */
  max: number;
  failure: 'noMoreTopics' | 'notSaved' | 'somethingWrong' | null;
  problems: number;
  onReset: () => void;
}

export function TopicFormSide(props: TopicFormSideProps) {
  const { candidate, editing, changed, saving, full, max, failure, problems, onReset } = props;
  const { t } = useTranslation(['topics', 'errors']);
  const format = useFormat();
  const empty = countKeywords(candidate.inclusion) === 0;
  return (
    <aside className={styles['side']} aria-label={t('form.summary')}>
      {empty ? (
        <p className={styles['sentence']}>{t('form.findsNothing')}</p>
      ) : (
        <p className={styles['sentence']} aria-live="polite">
          <span>{t('form.finds')}</span>
          <KeywordSentence inclusion={candidate.inclusion} exclusion={candidate.exclusion} />
        </p>
      )}
      <Facts candidate={candidate} />
      {full && (
        <p className={styles['problem']}>
          {t('errors:noMoreTopics')} {t('form.limit', { max: format.exact(max) })}
        </p>
      )}
      <div role="alert">
        {problems > 0 && <p className={styles['problem']}>{t('form.problems', { count: problems })}</p>}
        {failure && <p className={styles['problem']}>{t(`errors:${failure}`)}</p>}
      </div>
      <div className={styles['buttons']}>
        <Button type="submit" loading={saving} disabled={full}>
          {t(editing ? 'form.save' : 'form.create')}
        </Button>
        <Button variant="default" onClick={onReset} disabled={!changed || saving}>
          {t('form.reset')}
        </Button>
      </div>
      <p className={styles['kept']}>{changed && t('form.draftKept')}</p>
    </aside>
  );
}

function Facts({ candidate }: { candidate: TopicCandidate }) {
  const { t } = useTranslation(['topics', 'app']);
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const { mediaTypes, startsAt, endsAt } = candidate;
  const named = VARIANT.channels.filter((channel) => channel.covers.some((type) => mediaTypes.includes(type)));
  const every = VARIANT.channels.every((channel) => channel.covers.every((type) => mediaTypes.includes(type)));
  const names = named.map((channel) => t(`app:channels.${channel.name}`)).join(', ');
  return (
    <ul className={styles['facts']}>
      <li>{t('form.in', { channels: every ? t('form.allChannels') : names || t('form.noChannels') })}</li>
      {startsAt !== '' && endsAt !== '' && (
        <li>{t('form.from', { start: format.day(dayOf(startsAt, timezone)), end: format.day(lastDayOf(endsAt, timezone)) })}</li>
      )}
    </ul>
  );
}
