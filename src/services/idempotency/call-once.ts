/**
 * Does once what is asked several times under one key of one person, however many processes are asked: the first does it, and whoever comes
 * after is told what it was told. What fails is as if it had never been asked: verbs do all or nothing, so it may be tried again, by the same
 * key (docs/decisions/0067).
 */
import { randomUUID } from 'node:crypto';
import { LIMITS } from '../../contract/limits.ts';
import {
  type CallClaim,
  claimCall,
  countOtherCalls,
  findCall,
  giveUpCall,
  keepAnswer,
  renewClaim,
} from '../../stores/postgres/idempotent-calls.ts';
import type { Actor, Environment } from '../environment.ts';
import { limitReached, ServiceError } from '../errors.ts';

export interface KeyedCall {
  /** As the caller has chosen it. */
  key: string;
  /** Of all that is asked. */
  fingerprint: string;
}

/** How long an answer is kept. */
export const ANSWERS_KEPT_MS = 24 * 60 * 60_000;
/** Renewed while the call is done. Of a process that was killed, the caller waits so long before it is done by another. */
export const CLAIM_MS = 2 * 60_000;
/** Of JSON. What is longer is not told again. */
export const LONGEST_KEPT_ANSWER = 16 * 1024;
/** How often it is claimed anew when who had claimed it has given it up meanwhile. */
const TRIES = 3;

/** @throws ServiceError conflict, invalid, and whatever `work` throws */
export async function callOnce<Answer>(
  environment: Environment,
  { userId }: Actor,
  { key, fingerprint }: KeyedCall,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; isReplay: boolean }> {
  const { postgres } = environment;
  await refuseMany(environment, userId, key);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const now = environment.now();
    const claim = { userId, key, claim: randomUUID() };
    const claimedUntil = new Date(now.getTime() + CLAIM_MS);
    const expiresAt = new Date(now.getTime() + ANSWERS_KEPT_MS);
    if (await claimCall(postgres, { ...claim, fingerprint, claimedUntil, expiresAt }, now))
      return { answer: await done(environment, claim, work), isReplay: false };
    const found = await findCall(postgres, userId, key);
    if (!found) continue;
    if (found.fingerprint !== fingerprint)
      throw new ServiceError('invalid', 'this Idempotency-Key was used for another call; give each call a key of its own');
    if (found.doneAt === null) break;
    if (found.answer === null) throw new ServiceError('conflict', 'this was done; its answer was too long to be kept');
    return { answer: JSON.parse(found.answer) as Answer, isReplay: true };
  }
  throw new ServiceError('conflict', 'the first call with this Idempotency-Key is still under way');
}

/** A person's keys of a day, with what is kept of each, are no store for anything else. */
async function refuseMany({ postgres, now }: Environment, userId: string, key: string): Promise<void> {
  const used = await countOtherCalls(postgres, { userId, key }, now());
  if (used >= LIMITS.idempotencyKeys && !(await findCall(postgres, userId, key)))
    throw limitReached('idempotencyKeys', LIMITS.idempotencyKeys, used);
}

async function done<Answer>(environment: Environment, claim: CallClaim, work: () => Promise<Answer>): Promise<Answer> {
  const { postgres, log } = environment;
  // What it did is done, or is not, whatever becomes of the row: one that stays is left to whoever comes after the claim.
  const unkept = (error: unknown) => log.warn({ err: error, userId: claim.userId }, 'a call by a key could not be written down');
  const until = () => new Date(environment.now().getTime() + CLAIM_MS);
  const renewing = setInterval(() => void renewClaim(postgres, claim, until()).catch(unkept), CLAIM_MS / 4);
  const answer = await work()
    .catch(async (error: unknown) => {
      await giveUpCall(postgres, claim).catch(unkept);
      throw error;
    })
    .finally(() => clearInterval(renewing));
  const text = JSON.stringify(answer);
  const kept = Buffer.byteLength(text) > LONGEST_KEPT_ANSWER ? null : text;
  await keepAnswer(postgres, claim, { doneAt: environment.now(), answer: kept }).catch(unkept);
  return answer;
}
