/** Changes an alert, turns it on or off, or lets it sleep. What it measures anew begins with the window that runs. */
import { fallsByPercent } from '../../contract/alert-bounds.ts';
import { type Alert, type AlertRule, alertChange, alertInput, alertRule } from '../../contract/alerts.ts';
import { LIMITS } from '../../contract/limits.ts';
import { lockAlert, type NewAlert, updateAlertRow, type WholeAlert } from '../../stores/postgres/alert-rows.ts';
import { lockPlan, mayWrite } from '../accounts/plan-guard.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound, ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { collectionDelays } from './collection-delays.ts';
import { alertNumber, getAlert } from './get-alert.ts';
import { isResting, restIfOver } from './resting.ts';
import { type CollectionDelays, schedule } from './schedule.ts';
import { writeAudience } from './write-audience.ts';

/** Throws `invalid`, `not_found`, and `conflict` where another version is stored than the one that was edited. */
export async function updateAlert(environment: Environment, actor: Actor, input: unknown): Promise<Alert> {
  await mayWrite(environment, actor);
  const change = parseInput(alertChange, input);
  const now = environment.now();
  const delays = await collectionDelays(environment);
  await environment.postgres.transaction(async (transaction) => {
    await lockPlan(transaction, actor, now);
    const row = await lockAlert(transaction, actor.organisationId, alertNumber(change.id));
    if (!row) throw notFound('alert');
    refuseOtherVersion(row, change.basedOn);
    const rule = changedRule(row, change);
    const enabled = change.enabled ?? row.enabled;
    const then = rescheduled(row, { rule, enabled, topics: change.topics }, { now, delays, timezone: actor.timezone });
    await updateAlertRow(transaction, row.id, {
      ...(change.alertName !== undefined && { name: change.alertName }),
      ...(change.snoozedUntil !== undefined && {
        snoozedUntil: change.snoozedUntil === null ? null : new Date(change.snoozedUntil),
      }),
      rule,
      enabled,
      // Whoever evaluates it just now does so as it was: that is not written any more, and it is evaluated again as it is.
      claim: null,
      claimedUntil: null,
      ...then,
      updatedAt: new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1)),
      updatedBy: actor.userId,
    });
    const audience = { ...change, language: rule.language };
    await writeAudience(environment, transaction, { actor, alertId: row.id, kept: row.channels }, audience);
    if (then.nextEnd) await restIfOver(transaction, { id: row.id, rule }, { now, timezone: actor.timezone });
    await recordAct(transaction, { act: 'alert_changed', by: actor, at: now, detail: { alert: row.id, enabled } });
  });
  return getAlert(environment, actor, { id: change.id });
}

function refuseOtherVersion({ updatedAt, editor }: WholeAlert, basedOn: string | undefined): void {
  if (basedOn === undefined || Date.parse(basedOn) === updatedAt.getTime()) return;
  const changedAt = updatedAt.toISOString();
  const detail = editor === null ? { changedAt } : { changedAt, changedBy: editor };
  throw new ServiceError('conflict', `the alert was changed by ${editor ?? 'somebody'} at ${changedAt}`, detail);
}

/** Bounds hold for the whole of it, and not for what changes alone. */
function changedRule(row: WholeAlert, change: Partial<AlertRule>): AlertRule {
  const { quietHours: quiet } = row.rule;
  // Refused by now; but who changes something else of such an alert has not said it.
  const quietHours = quiet?.from === quiet?.to ? null : quiet;
  const rule = { ...row.rule, quietHours, ...change };
  // So is a fall by more than all.
  const { conConditionValue } = rule;
  const isKept = CONDITION.every((field) => change[field] === undefined || change[field] === row.rule[field]);
  const judged = isKept && fallsByPercent(rule) ? Math.min(conConditionValue, LIMITS.alertFallPercent) : conConditionValue;
  const whole = {
    ...rule,
    conConditionValue: judged,
    alertName: row.name,
    topics: ['1'],
    emails: row.recipients.map(({ email }) => email),
    channels: [],
  };
  return alertRule.parse({ ...parseInput(alertInput, whole), conConditionValue });
}

const CONDITION = ['alertType', 'conConditionType', 'conConditionEquation', 'conConditionValue'] as const;

interface Then {
  rule: AlertRule;
  enabled: boolean;
  /** Where they were named. */
  topics: readonly string[] | undefined;
}

/**
 * What is measured differently is a new beginning: numbers of before, and what was told of them, say nothing of it. Otherwise the window
 * that runs stays. Of an alert that is off no condition is met.
 */
function rescheduled(
  row: WholeAlert,
  { rule, enabled, topics }: Then,
  { now, delays, timezone }: { now: Date; delays: CollectionDelays; timezone: string },
): Partial<NewAlert> {
  const isSame =
    MEASURED.every((field) => JSON.stringify(row.rule[field]) === JSON.stringify(rule[field])) &&
    (topics === undefined || isSameSet(row.topics, topics));
  if (!enabled) return { state: 'normal', failures: 0, nextEnd: null, dueAt: null, ...(isSame ? {} : ANEW) };
  if (row.enabled && isSame && !isResting(row)) return {};
  const next = schedule(rule, now, timezone, delays);
  // Whoever was told of what it measures still was, however often it is turned off and on.
  if (isSame) return { state: 'normal', failures: 0, ...(row.enabled ? {} : { evaluatedTo: null }), ...next };
  return { state: 'normal', failures: 0, ...ANEW, ...next };
}

const ANEW = { toldAt: null, evaluatedTo: null };

function isSameSet(watched: WholeAlert['topics'], wanted: readonly string[]): boolean {
  const before = new Set(watched.map(({ id }) => String(id)));
  return before.size === wanted.length && wanted.every((id) => before.has(id));
}

const MEASURED = [
  'alertType',
  'conversationType',
  'mediaTypes',
  'alertCycle',
  'alertDuration',
  'alertDurationUnit',
  'alertCyclePeriod',
  'periodConditionTime',
  'conConditionType',
  'conConditionEquation',
  'conConditionValue',
  'senConditionType',
  'senConditionEquation',
  'senConditionValue',
  'sensitivity',
] as const satisfies readonly (keyof AlertRule)[];
