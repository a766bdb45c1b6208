/** Creates an alert, which is on from now on: the first window that it is evaluated for is the one that runs. Of topics that are over it rests. */
import { type Alert, type AlertInput, alertInput, alertRule } from '../../contract/alerts.ts';
import { countAlerts, insertAlert } from '../../stores/postgres/alert-rows.ts';
import { lockPlan, mayWrite } from '../accounts/plan-guard.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { limitReached } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { collectionDelays } from './collection-delays.ts';
import { getAlert } from './get-alert.ts';
import { restIfOver } from './resting.ts';
import { schedule } from './schedule.ts';
import { writeAudience } from './write-audience.ts';

/** Throws `invalid`, `limit_reached` beyond the plan, `not_found` for another organisation's topic. */
export async function createAlert(environment: Environment, actor: Actor, input: unknown): Promise<Alert> {
  await mayWrite(environment, actor);
  const alert: AlertInput = parseInput(alertInput, input);
  const rule = alertRule.parse(alert);
  const now = environment.now();
  const delays = await collectionDelays(environment);
  const id = await environment.postgres.transaction(async (transaction) => {
    const plan = await lockPlan(transaction, actor, now);
    const used = await countAlerts(transaction, actor.organisationId);
    if (used >= plan.maxAlerts) throw limitReached('alerts', plan.maxAlerts, used);
    const inserted = await insertAlert(transaction, {
      organisationId: actor.organisationId,
      name: alert.alertName,
      rule,
      enabled: true,
      ...NOT_EVALUATED,
      ...schedule(rule, now, actor.timezone, delays),
      createdAt: now,
      updatedAt: now,
      updatedBy: actor.userId,
    });
    await writeAudience(environment, transaction, { actor, alertId: inserted, kept: [] }, alert);
    await restIfOver(transaction, { id: inserted, rule }, { now, timezone: actor.timezone });
    await recordAct(transaction, { act: 'alert_created', by: actor, at: now, detail: { alert: inserted } });
    return inserted;
  });
  return getAlert(environment, actor, { id: String(id) });
}

const NOT_EVALUATED = {
  state: 'normal',
  snoozedUntil: null,
  evaluatedTo: null,
  firedAt: null,
  toldAt: null,
  failures: 0,
  claim: null,
  claimedUntil: null,
  awaitingSince: null,
  awaitingUntil: null,
} as const;
