/** The windows of one alert, newest first. */
import { type AlertRun, getAlertRuns } from '../../contract/alert-runs.ts';
import { countedBy, type Listed } from '../../contract/pages.ts';
import { runsOfAlert } from '../../stores/postgres/alert-run-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { ownAlert } from './get-alert.ts';
import { runsOnWire } from './run-on-wire.ts';

/** Throws not_found for another organisation's alert. */
export async function listRuns({ postgres }: Environment, actor: Actor, input: unknown): Promise<Listed<AlertRun>> {
  const { id, which, skip, limit } = parseInput(getAlertRuns.input, input);
  const alert = await ownAlert(postgres, actor, id);
  const { count, runs } = await runsOfAlert(postgres, alert.id, which === 'firing' ? 'fired' : 'all', { skip, limit });
  return { data: await runsOnWire(postgres, actor.organisationId, runs), ...countedBy({ skip, limit }, count) };
}
