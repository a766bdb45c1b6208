/** An alert that is a digest of each hour, sent so many minutes after it. */
import { alertDraft } from './alert-draft.ts';

export function hourlyDigest(minute: number, given: Record<string, unknown>): Record<string, unknown> {
  const periodConditionTime = `00:${String(minute).padStart(2, '0')}`;
  return alertDraft({ alertType: 'periodic', alertCyclePeriod: 'hourly', periodConditionTime, ...given });
}
