/**
 * Registrations that wait for whoever has the address. It may have several, of strangers too: the password says which one is meant. All of
 * one address are hashed with the same salt, so that one hash looks for it among them.
 */
import { createHmac } from 'node:crypto';
import { foldedAddress } from '../../contract/account-pages.ts';
import { newestRegistration, type RegistrationRow, registrationByHash } from '../../stores/postgres/registrations.ts';
import { ACCOUNT_LINK_KEY } from '../../stores/postgres/signing-keys.ts';
import type { Environment } from '../environment.ts';
import { hashPassword, verifyNothing } from './password.ts';
import { secretKey } from './secret-key.ts';

/** Milliseconds for which a registration waits. */
export const REGISTRATION_KEPT_MS = 7 * 24 * 60 * 60_000;

/** One hash, whatever there is to find. */
export async function findWaiting(
  environment: Environment,
  { email, password }: { email: string; password: string },
): Promise<RegistrationRow | null> {
  const address = foldedAddress(email);
  if (address === null) return (await verifyNothing(password)) || null;
  const passwordHash = await hashForRegistration(environment, { address, password });
  return registrationByHash(environment.postgres, { address, passwordHash, since: waitingSince(environment) });
}

/** The newest of the address, whoever's it is. */
export async function newestWaiting(environment: Environment, email: string): Promise<RegistrationRow | null> {
  const address = foldedAddress(email);
  return address === null ? null : newestRegistration(environment.postgres, address, waitingSince(environment));
}

export async function hashForRegistration(
  environment: Environment,
  { address, password }: { address: string; password: string },
): Promise<string> {
  const key = await secretKey(environment, ACCOUNT_LINK_KEY);
  const salt = createHmac('sha256', key)
    .update(JSON.stringify(['registration', address]))
    .digest()
    .subarray(0, 16);
  return hashPassword(password, salt);
}

function waitingSince({ now }: Environment): Date {
  return new Date(now().getTime() - REGISTRATION_KEPT_MS);
}
