/** What alerts have told, newest first, day by day; each can be opened, acknowledged, and followed to its posts. */
import { Button, Select, Skeleton } from '@mantine/core';
import { IconBellRinging, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { FiredRun } from '../../../../contract/alert-runs.ts';
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { dayOf } from '../../../lib/days.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { useToday } from '../../../lib/use-today.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { pagerWords } from '../../../ui/pager-words.ts';
import { PeriodPicker } from '../../../ui/period-picker.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useAlerts, useRuns } from '../api.ts';
import { NewestWindow } from '../components/newest-window.tsx';
import { RunRow } from '../components/run-row.tsx';
import { TellNobody } from '../components/tell-nobody.tsx';
import { DEFAULT_RUN_ROWS, namedWindow, openKey, runKey, toggled } from '../dashboard-search.ts';
import { useChange } from '../use-change.ts';
import styles from './alert-dashboard-page.module.css';

const DAYS_KEPT = 400;
const DAY = 24 * 60 * 60 * 1000;

export function AlertDashboardPage() {
  const { t } = useTranslation('alert-dashboard');
  const search = useSearch({ from: '/alert-dashboard' });
  const alerts = useAlerts();
  const runs = useRuns(search);
  // Where one that is acknowledged, or one of several, is not listed any more.
  const kept = useKeptFocus<HTMLDivElement>(runs.data);
  const create = (
    <InPlan>
      <ButtonLink to="/alerts/create" leftSection={<IconPlus size={16} aria-hidden />}>
        {t('create')}
      </ButtonLink>
    </InPlan>
  );
  const chosenId = search.alert === undefined ? undefined : String(search.alert);
  const chosen = alerts.data.find(({ id }) => id === chosenId);
  // Its history went with it, and so did what a link of its mails is of.
  if (chosenId !== undefined && !chosen && !alerts.pending && !alerts.error) return <DeletedAlert />;
  const isNarrowed = [search.which, search.acknowledged, search.period, search.from, search.to, search.window].some(Boolean);
  const nothing = isNarrowed ? 'noMatch' : chosen ? 'neverFired' : 'empty';
  return (
    <>
      <PageHead title={t('title')} context={t('context')} action={create} />
      {namedWindow(search) ? <OneWindow /> : <Choices alerts={alerts.data} />}
      <TellNobody alerts={alerts.data.filter(({ id }) => search.alert === undefined || id === chosenId)} />
      <div {...kept}>
        <Loaded of={runs} skeleton={<Skeleton height={360} radius="md" />}>
          {(found) => (
            <>
              {chosen && <NewestWindow alert={chosen} listed={found.runs} stale={runs.stale} />}
              {found.count === 0 ? <Nothing which={nothing} /> : <Timeline {...found} alerts={alerts.data} stale={runs.stale} />}
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}

function DeletedAlert() {
  const { t } = useTranslation('alert-dashboard');
  return (
    <>
      <PageHead title={t('title')} context={t('context')} />
      <EmptyState
        title={t('deletedTitle')}
        text={t('deletedText')}
        action={<ButtonLink to="/alert-dashboard">{t('ofAllAlerts')}</ButtonLink>}
      />
    </>
  );
}

/** Whoever came by a link of a message sees that there is more. */
function OneWindow() {
  const { t } = useTranslation('alert-dashboard');
  const search = useSearch({ from: '/alert-dashboard' });
  return (
    <p className={styles['quiet']}>
      {t('oneWindow')}{' '}
      <Link to="/alert-dashboard" search={{ alert: search.alert }}>
        {t('ofThisAlert')}
      </Link>
      {' · '}
      <Link to="/alert-dashboard">{t('ofAllAlerts')}</Link>
    </p>
  );
}

function Choices({ alerts }: { alerts: readonly Alert[] }) {
  const { t } = useTranslation('alert-dashboard');
  const format = useFormat();
  const search = useSearch({ from: '/alert-dashboard' });
  const change = useChange();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const today = useToday();
  const day = (ago: number) => dayOf(new Date(today.getTime() - ago * DAY).toISOString(), timezone);
  const troubled = alerts.filter(({ enabled, state }) => enabled && (state === 'no-data' || state === 'error')).length;
  const resting = alerts.filter(({ isOver }) => isOver).length;
  return (
    <>
      <div className={styles['choices']}>
        <PeriodPicker search={search} onChange={change} first={day(DAYS_KEPT)} last={day(0)} whole={t('wholePeriod')} />
        <Select
          aria-label={t('alert')}
          data={[{ value: '', label: t('allAlerts') }, ...alerts.map(({ id, alertName }) => ({ value: id, label: alertName }))]}
          value={search.alert === undefined ? '' : String(search.alert)}
          onChange={(alert) => change({ alert: alert ? Number(alert) : undefined })}
          allowDeselect={false}
        />
        <Select
          aria-label={t('acknowledgement')}
          data={(['all', 'no', 'yes'] as const).map((value) => ({ value, label: t(`acknowledgements.${value}`) }))}
          value={search.acknowledged ?? 'all'}
          onChange={(value) => change({ acknowledged: value === 'yes' || value === 'no' ? value : undefined })}
          allowDeselect={false}
        />
        <Select
          aria-label={t('which')}
          data={(['fired', 'trouble'] as const).map((value) => ({ value, label: t(value) }))}
          value={search.which ?? 'fired'}
          onChange={(value) => change({ which: value === 'trouble' ? value : undefined })}
          allowDeselect={false}
        />
      </div>
      {troubled > 0 && <p className={styles['quiet']}>{t('troubleNow', { count: troubled, number: format.exact(troubled) })}</p>}
      {resting > 0 && (
        <p className={styles['quiet']}>
          <Link to="/alerts" search={{ state: 'over' }}>
            {t('restingNow', { count: resting, number: format.exact(resting) })}
          </Link>
        </p>
      )}
    </>
  );
}

function Nothing({ which }: { which: 'noMatch' | 'neverFired' | 'empty' }) {
  const { t } = useTranslation('alert-dashboard');
  const navigate = useNavigate({ from: '/alert-dashboard' });
  const words = {
    noMatch: { title: t('noMatchTitle'), text: t('noMatchText') },
    neverFired: { title: t('neverFiredTitle'), text: t('neverFiredText') },
    empty: { title: t('emptyTitle'), text: t('emptyText') },
  }[which];
  const action =
    which !== 'empty' ? (
      <Button variant="default" onClick={() => void navigate({ search: {}, replace: true })}>
        {t('showAll')}
      </Button>
    ) : (
      <InPlan>
        <ButtonLink to="/alerts/create" leftSection={<IconPlus size={16} aria-hidden />}>
          {t('create')}
        </ButtonLink>
      </InPlan>
    );
  return <EmptyState icon={<IconBellRinging size={40} stroke={1.25} />} title={words.title} text={words.text} action={action} />;
}

interface TimelineProps {
  runs: readonly FiredRun[];
  count: number;
  alerts: readonly Alert[];
  stale: boolean;
}

function Timeline({ runs, count, alerts, stale }: TimelineProps) {
  const { t } = useTranslation('alert-dashboard');
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const search = useSearch({ from: '/alert-dashboard' });
  const change = useChange();
  const { page = 1, rows = DEFAULT_RUN_ROWS } = search;
  const goTo = (to: number) => change({ page: to > 1 ? to : undefined, open: undefined });
  useLastPage(page, stale ? 0 : Math.ceil(count / rows), goTo);
  const days = Map.groupBy(runs, ({ windowEnd }) => dayOf(windowEnd, timezone));
  return (
    <div aria-busy={stale || undefined}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={format.day(day)}>
          <h2 className={styles['day']}>{format.day(day)}</h2>
          <ul className={styles['runs']}>
            {ofDay.map((run) => (
              <RunRow
                key={runKey(run)}
                run={run}
                alert={alerts.find(({ id }) => id === run.alertId)}
                isOpen={openKey(search) === runKey(run)}
                onToggle={() => change({ page: search.page, open: toggled(search, runKey(run)) })}
              />
            ))}
          </ul>
        </section>
      ))}
      <Pager
        page={page}
        pages={Math.ceil(count / rows)}
        rows={rows}
        from={(page - 1) * rows + 1}
        to={(page - 1) * rows + runs.length}
        total={count}
        words={pagerWords(t)}
        onPage={goTo}
        onRows={(many) => change({ rows: many, open: undefined })}
      />
    </div>
  );
}
