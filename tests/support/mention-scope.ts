/** All mentions of a topic, whenever they were; what a test is about is given. */
import type { MentionScope } from '../../src/stores/clickhouse/queries/mention-scope.ts';

export function mentionScope(given: Partial<MentionScope>): MentionScope {
  const start = new Date(0);
  const end = new Date('2100-01-01T00:00:00Z');
  const clock = { since: [0], ahead: [0] };
  return {
    organisationId: 1,
    corrected: true,
    topicId: 1,
    revision: 1,
    hidden: [],
    start,
    end,
    clock,
    filter: {},
    withoutCopies: false,
    ...given,
  };
}
