/** Creating an alert, and editing one. Fetches what the form needs; the form itself is components/alert-form. */
import { Skeleton } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { type Alert, alertId } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { draftsOf } from '../../../lib/drafts.ts';
import { leaveNewDraft } from '../../../lib/held-draft.ts';
import { useSubscription } from '../../../lib/organisation.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useSession } from '../../../lib/session.ts';
import { useTopics } from '../../../lib/topic-list.ts';
import { BROWSER, useHeldDraft } from '../../../lib/use-held-draft.ts';
import { VARIANT } from '../../../lib/variant.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { isRefused, useAlert } from '../api.ts';
import { AlertForm } from '../components/alert-form.tsx';
import { ALERT_DRAFTS } from '../kept-draft.ts';
import { useAlerts } from '../use-alerts.ts';

const EVERY_MEDIA_TYPE = VARIANT.channels.flatMap((channel) => channel.covers);

export function AlertFormPage() {
  const { t } = useTranslation('alerts');
  const { id } = useParams({ strict: false });
  // An address that no alert can have is not asked for.
  const isNone = id !== undefined && !alertId.safeParse(id).success;
  const alert = useAlert(isNone ? undefined : id);
  const alerts = useAlerts();
  const topics = useTopics();
  const plan = useSubscription();

  if (isNone || isRefused(alert.error, 'not_found')) return <AlertNotFound />;
  const needed = [...(id === undefined ? [] : [alert]), alerts, topics, plan];
  const failed = needed.find((question) => question.error);
  const loading = needed.some((question) => question.pending);
  const editing = alert.data ?? undefined;
  const title = id === undefined ? t('form.createTitle') : t('form.editTitle', { name: editing?.alertName ?? '…' });
  return (
    <>
      <PageHead title={title} context={t(id === undefined ? 'form.createContext' : 'form.editContext')} />
      {failed && <LoadError of={failed} />}
      {!failed && loading && <Loading />}
      {!failed && !loading && topics.data.length === 0 && <NoTopics />}
      {!failed && !loading && topics.data.length > 0 && <LoadedForm alert={editing} />}
    </>
  );
}

function Loading() {
  return <Skeleton height={640} radius="md" />;
}

function LoadedForm({ alert }: { alert: Alert | undefined }) {
  const navigate = useNavigate();
  const { topic } = useSearch({ strict: false }) as { topic?: number };
  // The address loses it once the draft has it: after a reload it would be added again for whoever took it out.
  const [topicId] = useState(topic === undefined ? undefined : String(topic));
  const onKept = useCallback(() => {
    if (!alert && topic !== undefined) void navigate({ to: '/alerts/create', search: {}, replace: true, resetScroll: false });
  }, [alert, topic, navigate]);
  const alerts = useAlerts();
  const topics = useTopics();
  const plan = useSubscription();
  const userId = useSession((session) => session.user?.id ?? '');
  const language = usePreferences((preferences) => preferences.language);
  const beginning = useMemo(() => ({ mediaTypes: EVERY_MEDIA_TYPE, language, topicId }), [language, topicId]);
  const key = useHeldDraft(ALERT_DRAFTS, draftsOf(userId, alert?.id));
  if (key === null) return <Loading />;
  const { maxAlerts } = plan.data;

  /** A webhook that has just got its secret is shown with it; else there is nothing more to do here. */
  function goOn(saved: Alert): void {
    const known = new Set(alert?.channels.map(({ id }) => id));
    const hasNewSecret = saved.channels.some(({ id, secret }) => secret !== null && !known.has(id));
    if (hasNewSecret) void navigate({ to: '/alerts/$id/edit', params: { id: saved.id } });
    else void navigate({ to: '/alerts' });
  }

  return (
    <AlertForm
      // Another draft is another form.
      key={key}
      draftKey={key}
      alert={alert}
      beginning={beginning}
      topics={topics.data}
      full={!alert && alerts.data.length >= maxAlerts ? maxAlerts : null}
      onKept={onKept}
      onSaved={goOn}
      onCreateInstead={(kept) => {
        leaveNewDraft(ALERT_DRAFTS, BROWSER, userId, kept);
        void navigate({ to: '/alerts/create' });
      }}
    />
  );
}

function NoTopics() {
  const { t } = useTranslation('alerts');
  return (
    <EmptyState
      icon={<IconTargetArrow size={40} stroke={1.25} />}
      title={t('form.noTopics')}
      text={t('form.noTopicsText')}
      action={
        <InPlan>
          <ButtonLink to="/topics/new">{t('form.createTopic')}</ButtonLink>
        </InPlan>
      }
    />
  );
}

function AlertNotFound() {
  const { t } = useTranslation('alerts');
  return (
    <EmptyState
      heading="h1"
      title={t('notFound')}
      text={t('notFoundText')}
      action={<ButtonLink to="/alerts">{t('backToAlerts')}</ButtonLink>}
    />
  );
}
