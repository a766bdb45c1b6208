/** The plan in the account menu: how long it runs, how much of it is used, and what it allows of each topic. Asked for when it is opened. */
import { Skeleton } from '@mantine/core';
import { useId } from 'react';
import type { UserInfo } from '../../contract/held-user.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { dayOf } from '../lib/days.ts';
import { useTimezone } from '../lib/organisation.ts';
import { usePlanState, useUserInfo } from '../lib/plan.ts';
import { fillOf, type PlanState } from '../lib/plan-state.ts';
import { useFormat } from '../lib/use-format.ts';
import { Meter } from '../ui/meter.tsx';
import styles from './account-plan.module.css';

export function AccountPlan() {
  const { t } = useTranslation('app');
  const info = useUserInfo();
  const state = usePlanState()?.state;
  const titleId = useId();
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('plan.title')}
      </h2>
      {info.error && <p className={styles['quiet']}>{t('plan.unknown')}</p>}
      {info.pending && <Skeleton height={244} />}
      {info.data && <Plan info={info.data} state={state} />}
    </section>
  );
}

function Plan({ info, state }: { info: UserInfo; state: PlanState | undefined }) {
  const { t } = useTranslation('app');
  const format = useFormat();
  const { subscription: plan } = info;
  if (plan.endsAt === '') return <p className={styles['quiet']}>{t('plan.none')}</p>;
  const upTo = (max: number) => t('plan.upTo', { max: format.exact(max) });
  const limits = [
    [t('plan.keywords'), upTo(info.maxKeywordsInclusion)],
    [t('plan.exclusions'), upTo(info.maxKeywordsExclusion)],
    [t('plan.days'), upTo(info.maxDays)],
  ];
  return (
    <>
      <Period info={info} state={state} />
      <div className={styles['meters']}>
        <PlanMeter label={t('plan.topics')} used={info.totalTopic} max={info.maxTopic} />
        <PlanMeter label={t('plan.alerts')} used={info.totalAlert} max={plan.maxAlerts} />
      </div>
      <h3 className={styles['group']}>{t('plan.perTopic')}</h3>
      <Limits of={limits} />
      <hr className={styles['line']} />
      <Limits of={[[t('plan.sessions'), plan.maxSessions > 0 ? upTo(plan.maxSessions) : t('plan.noLimit')]]} />
    </>
  );
}

function Period({ info: { startDate, endDate, subscription }, state }: { info: UserInfo; state: PlanState | undefined }) {
  const { t } = useTranslation('app');
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const lastDay = state && state.kind !== 'none' ? state.lastDay : dayOf(endDate, timezone);
  return (
    <>
      <p className={styles['name']}>
        <strong>{subscription.plan}</strong>
        {state && state.kind !== 'none' && (
          <span className={styles['left']} data-plan={state.kind}>
            {leftOf(state)}
          </span>
        )}
      </p>
      <p className={styles['quiet']}>
        {t('plan.period', { start: format.day(dayOf(startDate, timezone)), end: format.day(lastDay) })}
      </p>
    </>
  );

  function leftOf({ kind, daysLeft: count }: Exclude<PlanState, { kind: 'none' }>): string {
    if (kind === 'ended') return t('plan.ended');
    return count === 1 ? t('plan.lastDay') : t('plan.daysLeft', { count, number: format.exact(count) });
  }
}

function PlanMeter({ label, used, max }: { label: string; used: number; max: number }) {
  const { t } = useTranslation('app');
  const format = useFormat();
  const fill = fillOf(used, max);
  const count = Math.max(0, max - used);
  const left = fill === 'full' ? t('plan.full') : t('plan.left', { count, number: format.exact(count) });
  const text = t('plan.used', { used: format.exact(used), max: format.exact(max) });
  return (
    <Meter
      label={label}
      value={used}
      max={max}
      text={fill === 'room' ? text : `${text} · ${left}`}
      full={fill === 'full'}
      nearly={fill === 'nearly'}
    />
  );
}

function Limits({ of }: { of: readonly (readonly string[])[] }) {
  return (
    <dl className={styles['limits']}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
