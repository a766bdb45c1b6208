/** The one line that says what the figures cover: period, timezone, up to when they are complete. */
import { Link } from '@tanstack/react-router';
import type { Overview } from '../../../../contract/analysis/overview.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { Called } from '../../../lib/call.ts';
import { dayOf } from '../../../lib/days.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useTimeToday } from '../../../lib/use-time-today.ts';
import { windowText } from '../../../lib/window-text.ts';
import dotted from '../../../ui/dotted-line.module.css';
import { useAnalysedFreshness } from '../use-freshness.ts';
import styles from './context-line.module.css';

const line = `${dotted['line']} ${styles['line']}`;

export function ContextLine({ overview: { data } }: { overview: Called<Overview | null> }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const now = useNow();
  const timeOf = useTimeToday();
  const freshness = useAnalysedFreshness();
  if (!data) return <p className={line}>&nbsp;</p>;
  const today = dayOf(new Date(now).toISOString(), timezone);
  // What sources say of themselves goes before the latest arrival: with one post an hour, nothing new is complete too.
  const complete = freshness ? freshness.completeTo : data.completeTo;
  return (
    <p className={line}>
      <span>{periodText(data)}</span>
      <span>{format.timezone()}</span>
      <span title={complete ? format.dateTime(complete) : undefined}>
        {complete ? t('completeTo', { time: timeOf(complete) }) : t(freshness ? 'notComplete' : 'noPosts')}
      </span>
      {freshness && freshness.silent > 0 && (
        <span>
          <Link to="/sources" search={{ state: 'silent' }}>
            {t('silentSources', { count: freshness.silent, number: format.exact(freshness.silent) })}
          </Link>
        </span>
      )}
      {freshness && freshness.unread > 0 && (
        <span>{t('unreadSources', { count: freshness.unread, number: format.exact(freshness.unread) })}</span>
      )}
    </p>
  );

  function periodText({ startDate, endDate }: Overview): string {
    // "Up to now" is said as a day: the minute is what "complete to" tells.
    const untilNow = dayOf(endDate, timezone) === today && Date.parse(endDate) <= now + 60_000;
    if (!untilNow) return windowText(startDate, endDate, timezone, format);
    const first = dayOf(startDate, timezone);
    return first === today ? format.day(first) : `${format.day(first)} – ${format.day(today)}`;
  }
}
