/** Topics, the tabs of each, the saved views of the one that is open, and alerts. */
import { IconBell, IconBookmark, IconLayoutList, IconTargetArrow } from '@tabler/icons-react';
import type { Alert } from '../../../contract/alerts.ts';
import type { TopicSummary } from '../../../contract/topics.ts';
import type { Translate } from '../../i18n/translator.ts';
import { keysOf } from '../../lib/shortcuts.ts';
import type { Entry } from './entry.ts';

const TABS = [
  ['overview', 'overview'],
  ['what', 'what'],
  ['when', 'when'],
  ['who', 'who'],
  ['where', 'where'],
  ['how', 'how'],
  ['rawData', 'raw-data'],
] as const;

type Words = Translate<['keyboard', 'app', 'session']>;

/** What is open: its tabs stand at hand, and keep the filter that is set. */
export interface OpenTopic {
  id: string;
  /** What is set, as the address says it, with its question mark. */
  search: string;
}

export function topicEntries(t: Words, topics: readonly TopicSummary[], open: OpenTopic | null): Entry[] {
  return topics.flatMap(({ id, name }): Entry[] => {
    const isOpen = id === open?.id;
    const tabs = TABS.map(([tab, path]): Entry => {
      const href = `/topics/${id}/${path}`;
      return {
        key: href,
        kind: 'tab',
        ...(isOpen && { group: 'topic', keys: keysOf(tab)[0] }),
        icon: IconLayoutList,
        label: t(`keyboard:tabs.${tab}`),
        also: t(`keyboard:also.tabs.${tab}`),
        under: name,
        href: isOpen ? href + open.search : href,
      };
    });
    return [{ key: `/topics/${id}`, kind: 'topic', icon: IconTargetArrow, label: name, href: `/topics/${id}/overview` }, ...tabs];
  });
}

export function alertEntries(alerts: readonly Alert[]): Entry[] {
  return alerts.map(({ id, alertName }) => ({
    key: `/alerts/${id}`,
    kind: 'alert',
    icon: IconBell,
    label: alertName,
    href: `/alerts/${id}/edit`,
  }));
}

export function viewEntries(views: readonly { id: string; name: string; href: string }[], topic: string): Entry[] {
  return views.map(({ id, name, href }) => ({
    key: `view ${id}`,
    kind: 'view',
    group: 'topic',
    icon: IconBookmark,
    label: name,
    under: topic,
    href,
  }));
}
