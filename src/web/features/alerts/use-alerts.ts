/** The alerts of the organisation, as their pages list them; what is done with them: api.ts. */
import { type Alert, getAlerts } from '../../../contract/alerts.ts';
import { type Called, useRequest } from '../../lib/call.ts';
import { ARRIVAL_POLL } from '../../lib/polling.ts';

export function useAlerts(): Called<Alert[]> {
  const answer = useRequest(getAlerts, {}, { neutral: { data: [] }, refetchInterval: () => ARRIVAL_POLL });
  return { ...answer, data: answer.data.data };
}
