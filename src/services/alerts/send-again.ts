/** Sends a message again that was given up. */
import { type Delivery, sendAgain as endpoint } from '../../contract/alert-runs.ts';
import { findDelivery, reviveMessage } from '../../stores/postgres/outbox-rows.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { deliveryOnWire } from './run-on-wire.ts';

/** Of one that was not given up nothing happens. Throws not_found for another organisation's. */
export async function sendAgain(environment: Environment, actor: Actor, input: unknown): Promise<Delivery> {
  await mayWrite(environment, actor);
  const { id } = parseInput(endpoint.input, input);
  await reviveMessage(environment.postgres, actor.organisationId, id, environment.now());
  const delivery = await findDelivery(environment.postgres, actor.organisationId, id);
  if (!delivery) throw notFound('delivery');
  return deliveryOnWire(delivery);
}
