/** One window of an alert: what was measured, and to whom it was told. */
import { type AlertRun, type Delivery, getAlertRun } from '../../contract/alert-runs.ts';
import { findRun, type StoredRun } from '../../stores/postgres/alert-run-rows.ts';
import { deliveriesOf } from '../../stores/postgres/outbox-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { ownAlert } from './get-alert.ts';
import { deliveryOnWire, runsOnWire } from './run-on-wire.ts';

/** For how long who was told is known. */
export const MESSAGES_KEPT_DAYS = 90;
const MESSAGES_KEPT_MS = MESSAGES_KEPT_DAYS * 24 * 60 * 60_000;

/** Throws not_found for another organisation's alert, and for a window that was not evaluated. */
export async function getRun(
  { postgres, now }: Environment,
  actor: Actor,
  input: unknown,
): Promise<{ run: AlertRun; deliveries: Delivery[]; isForgotten: boolean }> {
  const { id, windowEnd } = parseInput(getAlertRun.input, input);
  const found = await ownRun({ postgres }, actor, { id, windowEnd });
  const { alertId, windowEnd: end } = found.run;
  const [run] = await runsOnWire(postgres, actor.organisationId, [found]);
  if (!run) throw new Error('a run that was found is not told');
  const deliveries = (await deliveriesOf(postgres, alertId, end)).map(deliveryOnWire);
  return { run, deliveries, isForgotten: isForgotten(found.run, deliveries, now()) };
}

/** What could not be sent is kept for longer than what was. Of what was told to nobody, nobody is forgotten. */
function isForgotten({ told, evaluatedAt }: StoredRun['run'], deliveries: readonly Delivery[], now: Date): boolean {
  const isOld = evaluatedAt.getTime() < now.getTime() - MESSAGES_KEPT_MS;
  return told && isOld && deliveries.every(({ state }) => state === 'dead');
}

export async function ownRun(
  { postgres }: Pick<Environment, 'postgres'>,
  actor: Actor,
  { id, windowEnd }: { id: string; windowEnd: string },
): Promise<StoredRun> {
  const alert = await ownAlert(postgres, actor, id);
  const found = await findRun(postgres, alert.id, new Date(windowEnd));
  if (!found) throw notFound('run');
  return found;
}
