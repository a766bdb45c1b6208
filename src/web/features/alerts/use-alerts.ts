/** The alerts of the organisation, apart from what is done with them (api.ts): the menu counts them on every page. */
import { type Alert, getAlerts } from '../../../contract/alerts.ts';
import { type Called, useRequest } from '../../lib/call.ts';
import { ARRIVAL_POLL } from '../../lib/polling.ts';

export function useAlerts(): Called<Alert[]> {
  const answer = useRequest(getAlerts, {}, { neutral: { data: [] }, refetchInterval: () => ARRIVAL_POLL });
  return { ...answer, data: answer.data.data };
}
