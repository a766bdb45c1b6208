/** Makes the draft of a topic that was begun elsewhere, for the organisation as it is: its plan, its day, its other topics. */
import { useCallback } from 'react';
import type { BegunTopic } from '../../lib/begun-topic.ts';
import { dayOf } from '../../lib/days.ts';
import { useSubscription, useTimezone } from '../../lib/organisation.ts';
import { useTopics } from '../../lib/topic-list.ts';
import { draftFromBegun } from './begun-draft.ts';
import type { TopicDraft } from './draft.ts';
import { EVERY_MEDIA_TYPE } from './use-topic-form.ts';

/** Where plan and topics are known. */
export function useBegunDraft(): (begun: BegunTopic) => TopicDraft {
  const plan = useSubscription().data;
  const topics = useTopics().data;
  const timezone = useTimezone((organisation) => organisation.timezone);
  return useCallback(
    (begun) =>
      draftFromBegun(begun, {
        plan,
        timezone,
        today: dayOf(new Date().toISOString(), timezone),
        mediaTypes: EVERY_MEDIA_TYPE,
        otherNames: topics.map(({ name }) => name),
      }),
    [plan, topics, timezone],
  );
}
