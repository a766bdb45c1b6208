/** Of the one alert that is looked at, its newest window where the list has it not: of what did not fire the figures say why. */
import { useSearch } from '@tanstack/react-router';
import type { FiredRun } from '../../../../contract/alert-runs.ts';
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useNewestRun } from '../api.ts';
import { openKey, runKey, toggled } from '../dashboard-search.ts';
import styles from '../pages/alert-dashboard-page.module.css';
import { useChange } from '../use-change.ts';
import { RunRow } from './run-row.tsx';

interface NewestWindowProps {
  alert: Alert;
  listed: readonly FiredRun[];
  stale: boolean;
}

export function NewestWindow({ alert, listed, stale }: NewestWindowProps) {
  const { t } = useTranslation('alert-dashboard');
  const search = useSearch({ from: '/alert-dashboard' });
  const change = useChange();
  const { data: newest } = useNewestRun(alert.id);
  const { alertName, alertType, conversationType, mediaTypes } = alert;
  const isNarrowed = [search.acknowledged, search.period, search.from, search.to, search.window, search.page].some(Boolean);
  // Before the last change it was decided by another rule.
  if (
    !newest ||
    newest.windowEnd !== alert.evaluatedTo ||
    stale ||
    isNarrowed ||
    listed.some((run) => runKey(run) === runKey(newest))
  )
    return null;
  return (
    <section aria-label={t('newestWindow')}>
      <h2 className={styles['day']}>{t('newestWindow')}</h2>
      <ul className={styles['runs']}>
        <RunRow
          run={{ ...newest, alertName, alertType, conversationType, mediaTypes }}
          alert={alert}
          isOpen={openKey(search) === runKey(newest)}
          onToggle={() => change({ open: toggled(search, runKey(newest)) })}
        />
      </ul>
    </section>
  );
}
