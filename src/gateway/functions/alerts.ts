/** The alert functions: name → verb. Those that write name one topic, and all seventeen arguments: none is left as it was. */
import { topicAlert, topicAlertChange } from '../../contract/alerts.ts';
import { createAlert } from '../../services/alerts/create-alert.ts';
import { deleteAlert } from '../../services/alerts/delete-alert.ts';
import { enableAlert } from '../../services/alerts/enable-alert.ts';
import { getAlert } from '../../services/alerts/get-alert.ts';
import { listAlerts } from '../../services/alerts/list-alerts.ts';
import { updateAlert } from '../../services/alerts/update-alert.ts';
import { parseArguments } from '../../services/parse.ts';
import type { FunctionHandlers } from './handlers.ts';

type AlertFunctions = FunctionHandlers<
  'get_alerts' | 'get_alert' | 'create_alert' | 'edit_alert' | 'delete_alert' | 'enable_alert'
>;

export const alertFunctions: AlertFunctions = {
  get_alerts: listAlerts,
  get_alert: getAlert,
  create_alert: async (environment, actor, input) => {
    const { targetTopicId, ...alert } = parseArguments(topicAlert, input);
    const { id } = await createAlert(environment, actor, { ...alert, topics: [targetTopicId] });
    return { result: true, id };
  },
  edit_alert: async (environment, actor, input) => {
    const { targetTopicId, ...alert } = parseArguments(topicAlertChange, input);
    const { id } = await updateAlert(environment, actor, { ...alert, topics: [targetTopicId] });
    return { result: true, id };
  },
  delete_alert: async (environment, actor, input) => {
    await deleteAlert(environment, actor, input);
    return { result: true };
  },
  enable_alert: async (environment, actor, input) => {
    await enableAlert(environment, actor, input);
    return { result: true };
  },
};
