/** Asks hubs to tell us of what is new in feeds, and to stop (W3C WebSub, 5.1). What a hub says to it comes later, by its own request. */
import { randomBytes } from 'node:crypto';
import { GATEWAY } from '../../contract/endpoint.ts';
import { WEBSUB_PATH } from '../../contract/webhooks.ts';
import { LEASE_MS, mayAskAnother, needsAsking } from '../../engine/collection/push-lease.ts';
import { withJoined } from '../../joined-signals.ts';
import type { PushOffer } from '../../outside/connectors/reading.ts';
import {
  deleteEndedSubscriptions,
  endUnfollowed,
  type SubscriptionRow,
  subscriptionOf,
  unfollowedSubscriptions,
  writeSubscription,
} from '../../stores/postgres/websub-subscriptions.ts';
import { timeLimit } from '../../time-limit.ts';
import type { Environment } from '../environment.ts';

const SECRET_BYTES = 32;
/** In one round. */
const MOST_ENDED = 20;
const DAY_MS = 86_400_000;

/** A hub has only to take notice. */
const HUB_MS = 10_000;
/** Of a job: what it asks breaks off when the process closes its connections (context.ts). */
const never = new AbortController().signal;

/**
 * `offer`: of the feed as it was just read; null: it names no hub, undefined: nothing was said of it. Answers whether somebody tells us.
 * A hub that does not answer is no failure of the feed. Rejects with the reason of `stop`.
 */
export async function keepSubscribed(
  environment: Environment,
  sourceId: number,
  offer: PushOffer | null | undefined,
  stop: AbortSignal,
): Promise<boolean> {
  const { postgres, callbackUrl, now } = environment;
  const before = await subscriptionOf(postgres, sourceId);
  if (offer === null) {
    if (before?.wanted === 'subscribe') await ask(environment, ended(before, now()), stop);
    return false;
  }
  const wanted = offer ?? (before?.wanted === 'subscribe' ? before : null);
  if (!wanted || callbackUrl === null) return false;
  if (before?.hub === wanted.hub && before.topic === wanted.topic && before.wanted === 'subscribe') {
    if (needsAsking(before, now())) await ask(environment, { ...before, askedAt: now() }, stop);
    // Who is asked anew goes on telling.
    return before.leaseEndsAt !== null && before.leaseEndsAt > now();
  }
  if (before && !mayAskAnother(before, now())) return false;
  if (before) await leave(environment, before, stop);
  // Nobody is told what another hub knows: with its address and secret that one could send in the name of this one.
  const [token, secret] = [chance(), chance()];
  const { hub, topic } = wanted;
  await ask(environment, { token, secret, sourceId, hub, topic, wanted: 'subscribe', askedAt: now(), leaseEndsAt: null }, stop);
  return false;
}

/** Of feeds that nobody follows any more who has a plan and has not paused them. */
export async function endSubscriptions(environment: Environment): Promise<void> {
  const { postgres, now } = environment;
  await deleteEndedSubscriptions(postgres, new Date(now().getTime() - DAY_MS));
  for (const token of await unfollowedSubscriptions(postgres, now(), MOST_ENDED)) {
    // The hubs before may have taken their time, in which somebody went on with it.
    const row = await endUnfollowed(postgres, token, now());
    if (row) await tell(environment, row, never);
  }
}

/** The source has another hub from now on, and this one may still come back to ask whether it is true. */
async function leave(environment: Environment, before: SubscriptionRow, stop: AbortSignal): Promise<void> {
  const left = { ...before, sourceId: null };
  if (before.wanted === 'subscribe') await ask(environment, ended(left, environment.now()), stop);
  else await writeSubscription(environment.postgres, left);
}

function ended(row: SubscriptionRow, now: Date): SubscriptionRow {
  return { ...row, wanted: 'unsubscribe', leaseEndsAt: null, askedAt: now };
}

/** Written before it is asked: the hub may come back before it has answered. Rejects with the reason of `stop`. */
async function ask(environment: Environment, row: SubscriptionRow, stop: AbortSignal): Promise<void> {
  await writeSubscription(environment.postgres, row);
  await tell(environment, row, stop);
}

/** Its hub, what is wanted of it. Rejects with the reason of `stop`. */
async function tell({ fetchWeb, callbackUrl, log }: Environment, row: SubscriptionRow, stop: AbortSignal): Promise<void> {
  if (callbackUrl === null) return;
  const form = {
    'hub.callback': callbackUrl + GATEWAY + WEBSUB_PATH.replace(':token', row.token),
    'hub.mode': row.wanted,
    'hub.topic': row.topic,
    ...(row.wanted === 'subscribe' && { 'hub.lease_seconds': String(LEASE_MS / 1000), 'hub.secret': row.secret }),
  };
  const within = timeLimit(HUB_MS);
  try {
    await withJoined([stop, within], (signal) => fetchWeb({ url: row.hub, form, isTextFile: true, signal }));
  } catch (error) {
    stop.throwIfAborted();
    const late = `${new URL(row.hub).host} took more than ${HUB_MS / 1000} seconds`;
    // Its message names the host, and nothing of what was told.
    const reason = within.aborted ? late : error instanceof Error ? error.message : 'unknown';
    log.warn({ sourceId: row.sourceId, mode: row.wanted, reason }, 'a hub was not told what it should tell us');
  }
}

function chance(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
