/** Says for everybody of the organisation that a window of an alert has been seen. Once: who was first stays. */
import { type AlertRun, acknowledgeRun as endpoint } from '../../contract/alert-runs.ts';
import { noteAcknowledged } from '../../stores/postgres/alert-run-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { ownRun } from './get-run.ts';
import { runsOnWire } from './run-on-wire.ts';

/** Throws not_found as getRun does. */
export async function acknowledgeRun(environment: Environment, actor: Actor, input: unknown): Promise<AlertRun> {
  const reference = parseInput(endpoint.input, input);
  const { alertId, windowEnd } = (await ownRun(environment, actor, reference)).run;
  await noteAcknowledged(environment.postgres, { alertId, windowEnd, userId: actor.userId, at: environment.now() });
  const seen = await ownRun(environment, actor, reference);
  const [run] = await runsOnWire(environment.postgres, actor.organisationId, [seen]);
  if (!run) throw new Error('a run that was found is not told');
  return run;
}
