/** Evaluates at once what is due, for the operator, and says what came of it. */
import { type EvaluatedAlert, evaluateAlerts as endpoint } from '../../contract/operator-alerts.ts';
import { messagesSince, runsSince } from '../../stores/postgres/all-alerts.ts';
import type { Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { evaluateDue } from './evaluate-due.ts';

/** Alerts without a window that was evaluated are left out. */
export async function evaluateNow(environment: Environment, input: unknown): Promise<EvaluatedAlert[]> {
  const { alertId } = parseInput(endpoint.input, input);
  const since = environment.now();
  while ((await evaluateDue(environment, { alertId, isAsked: true })) > 0);
  const messages = await messagesSince(environment.postgres, since);
  const runs = await runsSince(environment.postgres, since, alertId);
  return runs.map((one) => ({ ...one, messages: messages.get(one.id) ?? 0 }));
}
