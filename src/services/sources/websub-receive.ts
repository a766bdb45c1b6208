/** What hubs say (W3C WebSub, 5.2 to 7): whether we want what we asked for, that they will not, and what is new in a feed. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { rateWith } from '../../engine/collection/next-asking.ts';
import { leaseEnd } from '../../engine/collection/push-lease.ts';
import { readSentFeed } from '../../outside/connectors/feed/read-feed.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { decodeText } from '../../outside/connectors/web/decode-text.ts';
import { lockSource, type SourceRow, updateSource } from '../../stores/postgres/sources.ts';
import {
  deleteSubscription,
  findSubscription,
  leaseSubscription,
  toldSource,
} from '../../stores/postgres/websub-subscriptions.ts';
import type { Environment } from '../environment.ts';
import { countMentions } from './count-mentions.ts';
import { arrivalFigures, countArrivals, publishedAt } from './note-arrivals.ts';
import { storeReading } from './store-reading.ts';

export interface HubQuestion {
  mode: string | undefined;
  topic: string | undefined;
  challenge: string | undefined;
  leaseSeconds: number | null;
}

/** What to answer; null: not what we asked for. */
export async function answerHub({ postgres, now }: Environment, token: string, asked: HubQuestion): Promise<string | null> {
  const row = await findSubscription(postgres, token);
  if (!row || row.topic !== asked.topic) return null;
  if (asked.mode === 'denied') {
    await leaseSubscription(postgres, token, null);
    return '';
  }
  if (asked.mode !== row.wanted || asked.challenge === undefined) return null;
  if (row.wanted === 'unsubscribe') await deleteSubscription(postgres, token);
  else await leaseSubscription(postgres, token, leaseEnd(asked.leaseSeconds, now()));
  return asked.challenge;
}

export interface Delivery {
  body: Buffer;
  contentType: string | undefined;
  /** `sha256=…`, in hexadecimal digits. */
  signature: string | undefined;
}

const never = new AbortController().signal;

/** Whether a hub has agreed to tell us by that token, and still may. */
export async function isTold(environment: Environment, token: string): Promise<boolean> {
  return (await openSubscription(environment, token)) !== null;
}

/** `gone`: the hub is to tell us no more. What is not signed, not signed rightly or cannot be read is passed over without a word to the hub. */
export async function receiveDelivery(environment: Environment, token: string, sent: Delivery): Promise<'taken' | 'gone'> {
  const { postgres, log, now } = environment;
  const row = await openSubscription(environment, token);
  if (!row) return 'gone';
  if (!isSigned(sent, row.secret)) {
    log.warn({ sourceId: row.sourceId }, 'what a hub sent is not signed as it should be');
    return 'taken';
  }
  const source = await toldSource(postgres, row.sourceId, now());
  if (!source) return 'taken';
  try {
    const { text } = decodeText(sent.body, sent.contentType ?? null);
    const feed = { url: source.address, mediaType: source.mediaType, channel: source.title };
    await take(environment, source, readSentFeed(text, feed, now()));
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    log.warn({ sourceId: source.id, reason: error.message }, 'what a hub sent cannot be read');
  }
  return 'taken';
}

/** Of a source that is there; null too before the hub has agreed, and once its time is over. */
async function openSubscription({ postgres, now }: Environment, token: string) {
  const row = await findSubscription(postgres, token);
  if (row?.wanted !== 'subscribe' || row.sourceId === null) return null;
  return row.leaseEndsAt !== null && row.leaseEndsAt > now() ? { ...row, sourceId: row.sourceId } : null;
}

/** As a reading is stored, but that nothing was asked: cursor and due time stay as they are. */
async function take(environment: Environment, source: SourceRow, reading: ReturnType<typeof readSentFeed>): Promise<void> {
  const { seen, topicsOf } = await storeReading(environment, reading, source.seen, { stop: never, held: null });
  const now = environment.now();
  await environment.postgres.transaction(async (transaction) => {
    const before = await lockSource(transaction, source.id);
    if (!before) return;
    // By now, the feed may have been read, or the same have been sent once more.
    const { arrived, text } = seen.addedTo(before.seen);
    const published = arrived.map(publishedAt);
    const dated = arrived.filter(({ id }) => !reading.undated.has(id)).map(publishedAt);
    await updateSource(transaction, source.id, {
      ...(text !== null && { seen: text }),
      rate: rateWith(before.rate, arrived.length),
      ...arrivalFigures(before, { published, dated }, now),
    });
    await countArrivals(transaction, source.id, published, now);
    await countMentions(transaction, source.id, arrived, topicsOf, now);
  });
}

const METHODS = ['sha1', 'sha256', 'sha384', 'sha512'];

function isSigned({ body, signature }: Delivery, secret: string): boolean {
  const [, method = '', digits = ''] = /^(\w+)=([\da-f]+)$/i.exec(signature ?? '') ?? [];
  if (!METHODS.includes(method.toLowerCase())) return false;
  const expected = createHmac(method.toLowerCase(), secret).update(body).digest();
  const given = Buffer.from(digits, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
