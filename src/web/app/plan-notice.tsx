/** Above every page: that the plan has ended, or is about to; the latter can be put away until the next session. */
import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import { lastDayOf } from '../lib/days.ts';
import { useTimezone } from '../lib/organisation.ts';
import { PlanReason, usePlanState } from '../lib/plan.ts';
import { onPlanRefusal } from '../lib/plan-refusal.ts';
import type { PlanState } from '../lib/plan-state.ts';
import { useSession } from '../lib/session.ts';
import { useFormat } from '../lib/use-format.ts';
import { focusInContent } from '../ui/focus-after.ts';
import { useNotify } from '../ui/use-notify.tsx';
import styles from './plan-notice.module.css';

/** Tells all that is below why nothing can be changed. */
export function PlanProvider({ children }: { children: ReactNode }) {
  const state = usePlanState()?.state;
  const reason = useReason(state);
  return (
    <PlanReason value={reason}>
      {state && <PlanNotice state={state} />}
      <RefusalNotice />
      {children}
    </PlanReason>
  );
}

function useReason(state: PlanState | undefined): string | null {
  const { t } = useTranslation('app');
  const format = useFormat();
  if (state?.kind === 'none') return t('plan.reasonNone');
  return state?.kind === 'ended' ? t('plan.reason', { date: format.day(state.lastDay) }) : null;
}

/** In the storage of the session: whoever opens the program again is told again. */
const PUT_AWAY = 'earshot.plan-notice';

function PlanNotice({ state }: { state: PlanState }) {
  const { t } = useTranslation('app');
  const format = useFormat();
  const userId = useSession((session) => session.user?.id ?? '');
  const key = state.kind === 'none' ? '' : `${userId} ${state.lastDay}`;
  const [away, setAway] = useState(() => sessionStorage.getItem(PUT_AWAY));
  if (state.kind === 'running' || (state.kind === 'ending' && away === key)) return null;
  if (state.kind === 'none') return <Notice title={t('plan.noneTitle')} text={t('plan.endedText')} kind="ended" />;
  const date = format.day(state.lastDay);
  if (state.kind === 'ended') return <Notice title={t('plan.endedTitle', { date })} text={t('plan.endedText')} kind="ended" />;
  const putAway = () => {
    sessionStorage.setItem(PUT_AWAY, key);
    setAway(key);
    focusInContent();
  };
  const { daysLeft: count } = state;
  const title =
    count === 1
      ? t('plan.endsToday')
      : t('plan.endsOn', { date, left: t('plan.daysLeft', { count, number: format.exact(count) }) });
  return <Notice title={title} text={t('plan.endingText')} kind="ending" onClose={putAway} />;
}

interface NoticeProps {
  title: string;
  text: string;
  kind: 'ended' | 'ending';
  onClose?: () => void;
}

function Notice({ title, text, kind, onClose }: NoticeProps) {
  const { t } = useTranslation('app');
  const Icon = kind === 'ended' ? IconAlertTriangle : IconClock;
  return (
    <section className={styles['notice']} data-plan={kind} aria-label={t('plan.notice')}>
      <Icon size={18} className={styles['icon']} aria-hidden />
      <p className={styles['words']} role="status">
        <strong>{title}</strong>
        {text}
      </p>
      {onClose && (
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('plan.putAway')} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </section>
  );
}

/** A refusal while the page was open: in words, wherever on the page it was, beside what that place says. */
function RefusalNotice() {
  const { t } = useTranslation('app');
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const notify = useNotify();
  useEffect(
    () =>
      onPlanRefusal((endedAt) => {
        const date = endedAt === '' ? null : format.day(lastDayOf(endedAt, timezone));
        notify(date === null ? t('plan.reasonNone') : t('plan.reason', { date }), 'failed');
      }),
    [format, timezone, notify, t],
  );
  return null;
}
