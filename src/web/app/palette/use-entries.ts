/** All that the palette knows: what every page has, and what is asked for when it opens. */
import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { getAlerts } from '../../../contract/alerts.ts';
import { getViews } from '../../../contract/saved-views.ts';
import { searchOfView, TAB_ADDRESSES } from '../../features/analysis/view-search.ts';
import { signOut } from '../../features/session/keep-session.ts';
import { useClientSettings } from '../../features/session/use-client-settings.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useRequest } from '../../lib/call.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { useTopics } from '../../lib/topic-list.ts';
import { useVisited } from '../../lib/visited.ts';
import { useMode } from '../../theme/use-mode.ts';
import { actEntries } from './act-entries.ts';
import { actsHere } from './acts-here.ts';
import type { Entry } from './entry.ts';
import { pageEntries } from './page-entries.ts';
import { alertEntries, type OpenTopic, topicEntries, viewEntries } from './topic-entries.ts';

export interface KnownEntries {
  entries: Entry[];
  /** Some are still being asked for. */
  pending: boolean;
  /** Some could not be. */
  lacking: boolean;
}

export function useEntries(): KnownEntries {
  const { t } = useTranslation(['keyboard', 'app', 'session']);
  const { language, setMode } = usePreferences();
  const mode = useMode();
  const settings = useClientSettings();
  const paths = useVisited((visited) => visited.paths);
  const open = useOpenTopic();
  const topics = useTopics();
  const alerts = useRequest(getAlerts, {}, { neutral: { data: [] } });
  const views = useViewsOf(open);
  const [here] = useState(() => actsHere(t));
  const embedded = settings?.embedded ?? false;
  const keepsMail = settings?.keepsMail ?? false;

  const entries = useMemo(() => {
    const openName = topics.data.find(({ id }) => id === open?.id)?.name ?? '';
    const all: Entry[] = [
      ...here,
      ...viewEntries(views.data, openName),
      ...pageEntries(t, keepsMail),
      ...topicEntries(
        t,
        topics.data.filter(({ visible }) => visible),
        open,
      ),
      ...alertEntries(alerts.data.data),
      ...actEntries(t, { language, mode, embedded, setMode, signOut: () => void signOut() }),
    ];
    return all.map((entry) => {
      const at = paths.indexOf(entry.key);
      return at < 0 ? entry : { ...entry, visited: at };
    });
  }, [t, here, views.data, topics.data, alerts.data, open, paths, language, mode, embedded, keepsMail, setMode]);

  const asked = [topics, alerts, ...(open ? [views] : [])];
  return {
    entries,
    pending: asked.some(({ pending }) => pending),
    lacking: asked.some(({ error }) => error !== null),
  };
}

/** The one whose analysis is shown. */
function useOpenTopic(): OpenTopic | null {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const id = /^\/topics\/(\d+)\/(?!edit)/.exec(path)?.[1];
  return useMemo(() => (id === undefined ? null : { id, search }), [id, search]);
}

function useViewsOf(open: OpenTopic | null) {
  const router = useRouter();
  const answer = useRequest(getViews, open && { id: open.id }, { neutral: { data: [] } });
  const id = open?.id ?? '';
  const data = useMemo(
    () =>
      answer.data.data.map((view) => ({
        id: view.id,
        name: view.name,
        href: router.buildLocation({ to: TAB_ADDRESSES[view.tab], params: { id }, search: searchOfView(view) }).href,
      })),
    [answer.data, id, router],
  );
  return { ...answer, data };
}
