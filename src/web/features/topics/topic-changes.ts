/** What an edit changes of a topic, as the steps name it. */
import type { TopicCandidate } from './draft.ts';
import type { Step } from './steps.ts';

export type Part = Exclude<Step, 'review'>;

const PARTS: Record<Part, (candidate: TopicCandidate) => unknown> = {
  name: ({ name }) => name.trim(),
  period: ({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)],
  channels: ({ mediaTypes }) => [...new Set(mediaTypes)].sort(),
  keywords: ({ keywordInputMode, inclusion, exclusion }) => [keywordInputMode, inclusion, exclusion],
};

export function changedParts(before: TopicCandidate, after: TopicCandidate): Part[] {
  const parts = Object.keys(PARTS) as Part[];
  return parts.filter((part) => JSON.stringify(PARTS[part](before)) !== JSON.stringify(PARTS[part](after)));
}

/** Whether the stored posts have to be searched again: a name alone changes nothing that is found. */
export function findsOtherPosts(changed: readonly Part[]): boolean {
  return changed.some((part) => part !== 'name');
}
