/** A topic as a form would send it: valid, and with a name of its own, but for what is given. */
import { randomUUID } from 'node:crypto';

export function topicDraft(given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: `Topic ${randomUUID()}`,
    startsAt: '2026-01-01T00:00:00+08:00',
    endsAt: '2026-07-01T00:00:00+08:00',
    mediaTypes: ['news', 'forum'],
    keywordInputMode: 'basic',
    inclusion: { operator: 'AND', groups: [['harbour', 'ferry']] },
    exclusion: { operator: 'AND', groups: [] },
    ...given,
  };
}
