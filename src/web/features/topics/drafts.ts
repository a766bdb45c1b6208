/**
 * Drafts of the topic form, kept for this tab so that leaving the page loses nothing. Each belongs to a person, and to the
 * version of the topic it started from: a topic changed elsewhere is shown as it is now.
 */
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Topic } from '../../../contract/topics.ts';
import type { TopicDraft } from './draft.ts';

interface Drafts {
  drafts: Readonly<Record<string, TopicDraft>>;
  keep(key: string, draft: TopicDraft): void;
  drop(key: string): void;
}

export const useDrafts = create<Drafts>()(
  persist(
    (set) => ({
      drafts: {},
      keep: (key, draft) => set(({ drafts }) => ({ drafts: { ...drafts, [key]: draft } })),
      drop: (key) =>
        set(({ drafts }) => ({ drafts: Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== key)) })),
    }),
    { name: 'earshot.topic-drafts', storage: createJSONStorage(() => sessionStorage), partialize: ({ drafts }) => ({ drafts }) },
  ),
);

export function draftKey(userId: string, topic: Topic | undefined): string {
  return topic ? `${userId}/${topic.id}/${topic.updated_at}` : `${userId}/new`;
}
