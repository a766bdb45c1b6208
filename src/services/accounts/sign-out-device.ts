/**
 * Signs out one of the caller's devices: the one that asks, another, or all others. Our own provider writes down whoever ends a session there;
 * `isOutside`: for whoever signs out of another one that is done here.
 */
import { signOutDevice as endpoint } from '../../contract/devices.ts';
import { findDevice, lockDevices, signOutDevices, type WhichDevices } from '../../stores/postgres/devices.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { endDevices } from './end-devices.ts';

/** The device that asks. */
export interface ThisDevice {
  id: number;
  /** Signed in at an issuer that is not ours. */
  isOutside: boolean;
}

/** @throws ServiceError not_found */
export async function signOutDevice(environment: Environment, actor: Actor, current: ThisDevice, input: unknown): Promise<void> {
  const { id: currentId } = current;
  const id = Number(parseInput(endpoint.input, input).deviceId);
  if (id === currentId) return signOutThisDevice(environment, actor, current);
  // Nothing is ever made with a number of its own: it is there now, or never will be.
  if (!(await findDevice(environment.postgres, actor.userId, id))) throw notFound('device');
  await byOwner(environment, actor, { id }, currentId);
}

/** Answers how many there were. */
export function signOutOtherDevices(environment: Environment, actor: Actor, currentId: number): Promise<number> {
  return byOwner(environment, actor, { but: currentId }, currentId);
}

/** What the provider holds of it is ended by whoever signs out, there. */
export async function signOutThisDevice(environment: Environment, actor: Actor, { id, isOutside }: ThisDevice): Promise<void> {
  const { userId } = actor;
  const at = environment.now();
  await environment.postgres.transaction(async (transaction) => {
    await lockDevices(transaction, userId);
    const ended = await signOutDevices(transaction, userId, { id }, { at, reason: 'left', by: null });
    if (isOutside && ended.length > 0) await recordAct(transaction, { act: 'sign_out', by: actor, at });
  });
  environment.log.info({ userId, device: id }, 'somebody signed out');
}

async function byOwner(environment: Environment, actor: Actor, which: WhichDevices, currentId: number): Promise<number> {
  const { userId } = actor;
  const at = environment.now();
  const ended = await environment.postgres.transaction(async (transaction) => {
    await lockDevices(transaction, userId);
    const count = await endDevices(transaction, userId, which, { at, reason: 'by-owner', by: currentId });
    if (count > 0) await recordAct(transaction, { act: 'device_signed_out', by: actor, at, detail: { count } });
    return count;
  });
  if (ended > 0) environment.log.info({ userId, from: currentId, ended }, 'devices were signed out by their owner');
  return ended;
}
