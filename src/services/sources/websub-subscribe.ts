/** Asks hubs to tell us of what is new in feeds, and to stop (W3C WebSub, 5.1). What a hub says to it comes later, by its own request. */
import { randomBytes } from 'node:crypto';
import { GATEWAY } from '../../contract/endpoint.ts';
import { WEBSUB_PATH } from '../../contract/webhooks.ts';
import { LEASE_MS, needsAsking } from '../../engine/collection/push-lease.ts';
import type { PushOffer } from '../../outside/connectors/reading.ts';
import {
  deleteEndedSubscriptions,
  type SubscriptionRow,
  subscriptionOf,
  unfollowedSubscriptions,
  writeSubscription,
} from '../../stores/postgres/websub-subscriptions.ts';
import type { Environment } from '../environment.ts';

const SECRET_BYTES = 32;
/** In one round. */
const MOST_ENDED = 20;
const DAY_MS = 86_400_000;

/**
 * `offer`: of the feed as it was just read; null: it names no hub, undefined: nothing was said of it. Answers whether somebody tells us.
 * A hub that does not answer is no failure of the feed.
 */
export async function keepSubscribed(
  environment: Environment,
  sourceId: number,
  offer: PushOffer | null | undefined,
): Promise<boolean> {
  const { postgres, callbackUrl, now } = environment;
  const before = await subscriptionOf(postgres, sourceId);
  if (offer === null) {
    if (before?.wanted === 'subscribe') await ask(environment, { ...before, wanted: 'unsubscribe', leaseEndsAt: null });
    return false;
  }
  const wanted = offer ?? (before?.wanted === 'subscribe' ? before : null);
  if (!wanted || callbackUrl === null) return false;
  const isSame = before?.hub === wanted.hub && before.topic === wanted.topic && before.wanted === 'subscribe';
  if (!before || !isSame || needsAsking(before, now())) {
    const kept = isSame ? before : { token: before?.token ?? chance(), secret: before?.secret ?? chance(), leaseEndsAt: null };
    await ask(environment, { ...kept, sourceId, hub: wanted.hub, topic: wanted.topic, wanted: 'subscribe', askedAt: now() });
  }
  // Who is asked anew goes on telling.
  return isSame && before.leaseEndsAt !== null && before.leaseEndsAt > now();
}

/** Of feeds that nobody follows any more. */
export async function endSubscriptions(environment: Environment): Promise<void> {
  const { postgres, now } = environment;
  await deleteEndedSubscriptions(postgres, new Date(now().getTime() - DAY_MS));
  for (const row of await unfollowedSubscriptions(postgres, MOST_ENDED)) {
    await ask(environment, { ...row, wanted: 'unsubscribe', leaseEndsAt: null, askedAt: now() });
  }
}

/** Written before it is asked: the hub may come back before it has answered. */
async function ask(environment: Environment, row: SubscriptionRow): Promise<void> {
  const { postgres, fetchWeb, callbackUrl, log } = environment;
  await writeSubscription(postgres, row);
  if (callbackUrl === null) return;
  const form = {
    'hub.callback': callbackUrl + GATEWAY + WEBSUB_PATH.replace(':token', row.token),
    'hub.mode': row.wanted,
    'hub.topic': row.topic,
    ...(row.wanted === 'subscribe' && { 'hub.lease_seconds': String(LEASE_MS / 1000), 'hub.secret': row.secret }),
  };
  try {
    await fetchWeb({ url: row.hub, form, isTextFile: true });
  } catch (error) {
    // Its message names the host, and nothing of what was told.
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn({ sourceId: row.sourceId, mode: row.wanted, reason }, 'a hub was not told what it should tell us');
  }
}

function chance(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
