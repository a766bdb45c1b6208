/** Creating a topic, and editing one. Fetches what the form needs; the form itself is components/topic-form. */
import { Skeleton } from '@mantine/core';
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import type { Topic } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { BegunTopic } from '../../../lib/begun-topic.ts';
import { draftsOf } from '../../../lib/drafts.ts';
import type { HandedQuery } from '../../../lib/handed-query.ts';
import { leaveNewDraft, replaceNewDraft } from '../../../lib/held-draft.ts';
import { useSubscription, useTimezone } from '../../../lib/organisation.ts';
import { useSession } from '../../../lib/session.ts';
import { useTopics } from '../../../lib/topic-list.ts';
import { BROWSER, useHeldDraft } from '../../../lib/use-held-draft.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { isTopicNotFound, TopicNotFound } from '../../../ui/topic-not-found.tsx';
import { useTopic } from '../api.ts';
import { TopicForm } from '../components/topic-form.tsx';
import { draftFromQuery } from '../draft.ts';
import { TOPIC_DRAFTS } from '../kept-draft.ts';
import { useBegunDraft } from '../use-begun-draft.ts';
import { EVERY_MEDIA_TYPE } from '../use-topic-form.ts';

export function TopicFormPage() {
  const { t } = useTranslation('topics');
  const { id } = useParams({ strict: false });
  const topic = useTopic(id);
  const topics = useTopics();
  const plan = useSubscription();
  const handed = useRouterState({ select: ({ location }) => location.state.query });
  const begun = useRouterState({ select: ({ location }) => location.state.begun });
  const failed = [topic, topics, plan].find((question) => question.error);

  if (isTopicNotFound(topic.error)) return <TopicNotFound />;
  const editing = topic.data ?? undefined;
  const title = id === undefined ? t('form.createTitle') : t('form.editTitle', { name: editing?.name ?? '…' });
  const loading = (id !== undefined && topic.pending) || topics.pending || plan.pending;
  return (
    <>
      <PageHead title={title} context={t(id === undefined ? 'form.createContext' : 'form.editContext')} />
      {failed && <LoadError of={failed} />}
      {!failed && loading && <Loading />}
      {!failed && !loading && <Form editing={editing} handed={handed} begun={begun} />}
    </>
  );
}

function Form({ editing, handed, begun }: { editing: Topic | undefined; handed?: HandedQuery; begun?: BegunTopic }) {
  if (!editing && handed) return <FilledIn handed={handed} />;
  if (!editing && begun) return <Begun begun={begun} />;
  return <LoadedForm topic={editing} />;
}

function Loading() {
  return <Skeleton height={640} radius="md" />;
}

/** What was handed over becomes the draft, once: the form then opens it as it opens any other. Whoever hands it over has asked about the one before it. */
function FilledIn({ handed }: { handed: HandedQuery }) {
  const navigate = useNavigate();
  const plan = useSubscription().data;
  const userId = useSession((session) => session.user?.id ?? '');
  const left = useRef(false);
  useEffect(() => {
    if (left.current) return;
    left.current = true;
    const draft = draftFromQuery(handed, plan, EVERY_MEDIA_TYPE);
    void replaceNewDraft(TOPIC_DRAFTS, BROWSER, userId, { draft, seen: [], keptAt: Date.now() }).then(() =>
      navigate({ to: '/topics/new', search: {}, replace: true, state: {} }),
    );
  }, [handed, plan, userId, navigate]);
  return <Loading />;
}

/** A topic that was begun elsewhere becomes the draft, beside any other that is kept, and is shown whole: to be confirmed or changed. */
function Begun({ begun }: { begun: BegunTopic }) {
  const navigate = useNavigate();
  const toDraft = useBegunDraft();
  const userId = useSession((session) => session.user?.id ?? '');
  const left = useRef(false);
  useEffect(() => {
    if (left.current) return;
    left.current = true;
    leaveNewDraft(TOPIC_DRAFTS, BROWSER, userId, { draft: toDraft(begun), seen: [], keptAt: Date.now() });
    void navigate({ to: '/topics/new', search: { step: 'review' }, replace: true, state: {} });
  }, [begun, toDraft, userId, navigate]);
  return <Loading />;
}

function LoadedForm({ topic }: { topic: Topic | undefined }) {
  const navigate = useNavigate();
  const topics = useTopics();
  const plan = useSubscription();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const userId = useSession((session) => session.user?.id ?? '');
  const otherNames = useMemo(
    () => topics.data.filter((other) => other.id !== topic?.id).map((other) => other.name),
    [topics.data, topic?.id],
  );
  const key = useHeldDraft(TOPIC_DRAFTS, draftsOf(userId, topic?.id));
  if (key === null) return <Loading />;
  return (
    <TopicForm
      // Another draft is another form.
      key={`${key} ${timezone}`}
      draftKey={key}
      topic={topic}
      plan={plan.data}
      timezone={timezone}
      otherNames={otherNames}
      used={topics.data.length}
      onSaved={(id) => void navigate({ to: '/topics/$id/overview', params: { id } })}
      onCreateInstead={(kept) => {
        leaveNewDraft(TOPIC_DRAFTS, BROWSER, userId, kept);
        void navigate({ to: '/topics/new', search: { step: 'review' } });
      }}
    />
  );
}
