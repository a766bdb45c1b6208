/** The history of alerts, and what people do with it. */
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/alert-runs.ts';
import { acknowledgeRun } from '../../services/alerts/acknowledge-run.ts';
import { getRun } from '../../services/alerts/get-run.ts';
import { listFired } from '../../services/alerts/list-fired.ts';
import { listRuns } from '../../services/alerts/list-runs.ts';
import { runCourse } from '../../services/alerts/run-course.ts';
import { sendAgain } from '../../services/alerts/send-again.ts';
import { registerForUser } from '../register.ts';

export function addAlertRuns(app: FastifyInstance): void {
  const { environment } = app.gateway;
  registerForUser(app, endpoints.getAlertRuns, (input, actor) => listRuns(environment, actor, input));
  registerForUser(app, endpoints.getFiredRuns, (input, actor) => listFired(environment, actor, input));
  registerForUser(app, endpoints.getAlertRun, async (input, actor) => ({ data: await getRun(environment, actor, input) }));
  registerForUser(app, endpoints.getRunCourse, async (input, actor) => ({ data: await runCourse(environment, actor, input) }));
  registerForUser(app, endpoints.acknowledgeRun, async (input, actor) => ({
    data: await acknowledgeRun(environment, actor, input),
  }));
  registerForUser(app, endpoints.sendAgain, async (input, actor) => ({ data: await sendAgain(environment, actor, input) }));
}
