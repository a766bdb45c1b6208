/** What fired, of all alerts of the actor's organisation, newest first; or what nothing could be decided of. */
import { type FiredRun, getFiredRuns } from '../../contract/alert-runs.ts';
import { countedBy, type Listed } from '../../contract/pages.ts';
import { runsOfOrganisation } from '../../stores/postgres/alert-run-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { alertNumber } from './get-alert.ts';
import { runsOnWire } from './run-on-wire.ts';

/** Of an alert that is not the organisation's there is none. */
export async function listFired({ postgres }: Environment, { organisationId }: Actor, input: unknown): Promise<Listed<FiredRun>> {
  const { which, alertId, acknowledged, startDate, endDate, ...page } = parseInput(getFiredRuns.input, input);
  const asked = {
    which,
    alertId: alertId === undefined ? undefined : alertNumber(alertId),
    isAcknowledged: acknowledged && acknowledged === 'yes',
    from: startDate === undefined ? undefined : new Date(startDate),
    before: endDate === undefined ? undefined : new Date(endDate),
  };
  const { count, runs } = await runsOfOrganisation(postgres, organisationId, asked, page);
  const shown = await runsOnWire(postgres, organisationId, runs);
  return {
    ...countedBy(page, count),
    data: shown.flatMap((run, place) => {
      const found = runs[place];
      if (!found) return [];
      const { alertType, conversationType, mediaTypes } = found.run.rule ?? found.alertRule;
      return [{ ...run, alertName: found.alertName, alertType, conversationType, mediaTypes }];
    }),
  };
}
