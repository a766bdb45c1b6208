/** Alerts, of one topic or several, and the operator's. */
import type { FastifyInstance } from 'fastify';
import * as consents from '../../contract/alert-consents.ts';
import { previewAlert as previewEndpoint } from '../../contract/alert-preview.ts';
import * as endpoints from '../../contract/alerts.ts';
import * as operator from '../../contract/operator-alerts.ts';
import { askAgain } from '../../services/alerts/ask-again.ts';
import { createAlert } from '../../services/alerts/create-alert.ts';
import { deleteAlert } from '../../services/alerts/delete-alert.ts';
import { evaluateNow } from '../../services/alerts/evaluate-now.ts';
import { getAlert } from '../../services/alerts/get-alert.ts';
import { listAlerts } from '../../services/alerts/list-alerts.ts';
import { listAllAlerts } from '../../services/alerts/list-all-alerts.ts';
import { previewAlert } from '../../services/alerts/preview-alert.ts';
import { receiveAgain } from '../../services/alerts/receive-again.ts';
import { testAlert } from '../../services/alerts/test-alert.ts';
import { updateAlert } from '../../services/alerts/update-alert.ts';
import { register, registerForUser } from '../register.ts';

export function addAlerts(app: FastifyInstance): void {
  const { environment } = app.gateway;
  registerForUser(app, endpoints.getAlerts, async (_input, actor) => ({ data: await listAlerts(environment, actor) }));
  registerForUser(app, endpoints.getAlert, async (input, actor) => ({ data: await getAlert(environment, actor, input) }));
  registerForUser(app, endpoints.createAlert, async (input, actor) => ({ data: await createAlert(environment, actor, input) }));
  registerForUser(app, endpoints.updateAlert, async (input, actor) => ({ data: await updateAlert(environment, actor, input) }));
  registerForUser(app, endpoints.deleteAlert, async (input, actor) => {
    await deleteAlert(environment, actor, input);
    return { result: true as const };
  });
  registerForUser(app, endpoints.testAlert, async (input, actor) => ({
    result: true as const,
    email: await testAlert(environment, actor, input),
  }));
  registerForUser(app, consents.receiveAgain, async (input, actor) => ({ data: await receiveAgain(environment, actor, input) }));
  registerForUser(app, consents.askAgain, async (input, actor) => ({ data: await askAgain(environment, actor, input) }));
  registerForUser(app, previewEndpoint, async (input, actor, { gone }) => ({
    data: await previewAlert(environment, actor, input, gone),
  }));

  register(app, operator.operatorAlerts, async () => ({ data: await listAllAlerts(environment) }));
  register(app, operator.evaluateAlerts, async (input) => ({ data: await evaluateNow(environment, input) }));
}
