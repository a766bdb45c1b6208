/**
 * Who acts, for a call that brings a token: the person, by a device that is signed in. The usual call costs one look; only a device that is
 * let in, or signed out, is written, alone among the person's devices.
 */
import type { SignedOut, SignOutReason } from '../../contract/devices.ts';
import type { Postgres, Transaction } from '../../stores/postgres/client.ts';
import {
  type DeviceRow,
  deleteDevicesBeyond,
  findDevice,
  findSignedIn,
  insertDevice,
  lockDevices,
  type SignedInMember,
  seeDevice,
} from '../../stores/postgres/devices.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Caller, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { endDevices } from './end-devices.ts';
import { isSignedOut } from './find-actor.ts';
import { noteSeen } from './note-seen.ts';
import { type DeviceVerdict, decideDevice, type SignIn } from './sign-in.ts';

/** By our own subject, or, for an outside issuer, by the address that it vouches for. */
export type Who = { userId: string } | { email: string };

export interface Entered {
  actor: Actor;
  /** Number of the device. */
  deviceId: number;
}

/** That it was seen is written so often at most. */
const SEEN_EVERY_MS = 60_000;

/** Devices of which that is being written: a page asks several things at once. */
const seeing = new WeakMap<Postgres, Set<number>>();

/** Rows that are kept of one person, besides those that may be signed in at once. */
const KEPT_ROWS = 100;

/**
 * Null when there is no such person, or none who may sign in, so that a token outlives nobody.
 * @throws ServiceError signed_out
 */
export async function enterByDevice(environment: Environment, who: Who, signIn: SignIn, from?: Caller): Promise<Entered | null> {
  const found = await findSignedIn(environment.postgres, who, signIn.key);
  const verdict = found && decide(found, who, signIn);
  if (!verdict) return null;
  if (found.device && verdict === 'go-on') {
    await see(environment, found.device);
    return entered(found, found.device);
  }
  if (verdict === 'signed-out') throw await refusal(environment, found.device);
  return settle(environment, who, found.user.id, signIn, from);
}

/** Looks again, now that nobody else lets devices of the person in. */
async function settle(
  environment: Environment,
  who: Who,
  userId: string,
  signIn: SignIn,
  from: Caller | undefined,
): Promise<Entered | null> {
  const { postgres, log } = environment;
  const now = environment.now();
  const outcome = await postgres.transaction(async (transaction) => {
    await lockDevices(transaction, userId);
    const found = await findSignedIn(transaction, { userId }, signIn.key);
    const verdict = found && decide(found, who, signIn);
    if (!verdict) return null;
    if (verdict === 'admit') {
      const by = { userId, organisationId: found.organisation.id, from };
      // At our own provider it was written down when the password was taken.
      if ('email' in who) await recordAct(transaction, { act: 'sign_in', by, at: now });
      return { found, device: await admit(transaction, found, signIn, now) };
    }
    if (verdict === 'over-limit') await endBeyond(transaction, found, { at: now, reason: 'limit', by: null });
    return { found, device: verdict === 'go-on' ? found.device : null };
  });
  if (!outcome) return null;
  const { found, device } = outcome;
  if (!device) throw await refusal(environment, await findDevice(postgres, userId, found.device?.id ?? 0));
  if (device.id !== found.device?.id) log.info({ userId, device: device.id }, 'a device was signed in');
  return entered(found, device);
}

async function admit(transaction: Transaction, found: SignedInMember, signIn: SignIn, now: Date): Promise<DeviceRow> {
  const { maxSessions } = found;
  const userId = found.user.id;
  const { key, deviceId, name, since } = signIn;
  const times = { since, signedInAt: now, lastSeenAt: now };
  const device = await insertDevice(transaction, { userId, signIn: key, deviceId, ...name, ...times });
  const how = { at: now, by: device.id };
  if (deviceId !== '') await endDevices(transaction, userId, { namedAs: device }, { ...how, reason: 'signed-in-anew' });
  // Those without a name count as one, as soon as anybody counts.
  else if (maxSessions > 0) await endDevices(transaction, userId, { namedAs: device }, { ...how, reason: 'displaced' });
  await endBeyond(transaction, found, { ...how, reason: 'displaced' });
  await deleteDevicesBeyond(transaction, userId, maxSessions + KEPT_ROWS);
  return device;
}

async function endBeyond(
  transaction: Transaction,
  { user, maxSessions }: SignedInMember,
  how: { at: Date; reason: SignOutReason; by: number | null },
): Promise<void> {
  if (maxSessions > 0) await endDevices(transaction, user.id, { beyond: maxSessions }, how);
}

/** null: nobody who may sign in. A token of before the password was changed lets no device in; those that were in are told why they are out. */
function decide(found: SignedInMember, who: Who, signIn: SignIn): DeviceVerdict | null {
  const { user, device } = found;
  const verdict = decideDevice(device, signIn, found);
  // A device on which somebody was at work is told that they were signed out; whoever signs in is told nothing but that they may not.
  if (user.disabledAt !== null) return verdict === 'signed-out' ? verdict : null;
  if (!('userId' in who)) return verdict;
  const isOver = verdict !== 'signed-out' && signIn.issuedAt !== null && isSignedOut(user, signIn.issuedAt);
  return isOver ? null : verdict;
}

async function see({ postgres, now }: Environment, { id, lastSeenAt }: DeviceRow): Promise<void> {
  const time = now();
  const underWay = seeing.get(postgres) ?? new Set();
  if (time.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS || underWay.has(id)) return;
  seeing.set(postgres, underWay.add(id));
  await noteSeen(seeDevice(postgres, id, time)).finally(() => underWay.delete(id));
}

function entered({ user, organisation }: SignedInMember, { id }: DeviceRow): Entered {
  return { actor: { userId: user.id, organisationId: organisation.id, timezone: organisation.timezone }, deviceId: id };
}

async function refusal({ postgres }: Environment, device: DeviceRow | null): Promise<ServiceError> {
  const by = device?.signedOutBy ? await findDevice(postgres, device.userId, device.signedOutBy) : null;
  const signedOut: SignedOut = {
    reason: device?.reason ?? 'displaced',
    by: by && { browser: by.browser, system: by.system },
  };
  return new ServiceError('signed_out', `this device was signed out: ${signedOut.reason}`, { signedOut });
}
