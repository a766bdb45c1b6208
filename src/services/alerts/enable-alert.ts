/** Turns an alert on or off. */
import { enabledAlert } from '../../contract/alerts.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { updateAlert } from './update-alert.ts';

export async function enableAlert(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  const { id, flag } = parseInput(enabledAlert, input);
  await updateAlert(environment, actor, { id, enabled: flag });
}
