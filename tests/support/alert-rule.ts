/** What an alert measures and how, for tests of the engine: of news, by number, an hour, a rise of ten. */
import type { AlertRule } from '../../src/contract/alerts.ts';

export const ruleOf = (given: Partial<AlertRule>): AlertRule => ({
  alertType: 'conversation',
  conversationType: 'all',
  mediaTypes: ['news'],
  alertCycle: '1h',
  alertDuration: 1,
  alertDurationUnit: 'h',
  alertCyclePeriod: 'daily',
  conConditionType: 'number',
  conConditionEquation: 'increase',
  conConditionValue: 10,
  senConditionType: 'number',
  senConditionEquation: 'decrease',
  senConditionValue: 20,
  periodConditionTime: '08:00',
  sensitivity: 'high',
  cooldownMinutes: 60,
  quietHours: null,
  language: 'en',
  ...given,
});
