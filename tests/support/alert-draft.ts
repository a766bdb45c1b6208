/** An alert as a form would send it: valid but for its topics, and with a name of its own, but for what is given. */
import { randomUUID } from 'node:crypto';

export function alertDraft(given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    alertName: `Alert ${randomUUID()}`,
    emails: ['mei@example.com'],
    alertType: 'conversation',
    conversationType: 'all',
    mediaTypes: ['news', 'forum'],
    alertCycle: '15m',
    alertDuration: '1',
    alertDurationUnit: 'h',
    alertCyclePeriod: 'daily',
    conConditionType: 'number',
    conConditionEquation: 'increase',
    conConditionValue: '3',
    senConditionType: 'number',
    senConditionEquation: 'decrease',
    senConditionValue: '20',
    periodConditionTime: '08:00',
    ...given,
  };
}
