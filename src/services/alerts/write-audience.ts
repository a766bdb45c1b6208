/** Whose mentions an alert watches, and who is told. Addresses outside the organisation are asked whether they want its mail. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { AlertInput, ChannelKind } from '../../contract/alerts.ts';
import { LIMITS } from '../../contract/limits.ts';
import { setAlertChannels, setAlertRecipients, setAlertTopics } from '../../stores/postgres/alert-rows.ts';
import type { AlertChannelRow } from '../../stores/postgres/alerts.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { consenting } from '../../stores/postgres/mail-consents.ts';
import { noteAsked, questionsOfDay } from '../../stores/postgres/mail-questions.ts';
import { insertMessages } from '../../stores/postgres/outbox.ts';
import type { Actor, Environment } from '../environment.ts';
import { invalid, notFound } from '../errors.ts';
import { keptTopics } from './own-topics.ts';

export interface AudienceOf {
  actor: Actor;
  alertId: number;
  /** The channels that it has. */
  kept: readonly AlertChannelRow[];
}

/**
 * What is left out stays as it was. Throws not_found for another organisation's topic, and for a channel that the alert has not; invalid
 * for one that is named twice, and where more addresses outside would be asked than may be in a day. The plan is locked, so that these are counted one after the other.
 */
export async function writeAudience(
  environment: Environment,
  transaction: Transaction,
  of: AudienceOf,
  { topics, emails, channels, language }: Partial<Pick<AlertInput, 'topics' | 'emails' | 'channels' | 'language'>>,
): Promise<void> {
  const { actor, alertId } = of;
  if (topics) await setAlertTopics(transaction, alertId, await keptTopics(transaction, actor, topics));
  if (channels) await setAlertChannels(transaction, alertId, channelRows(channels, of.kept));
  if (!emails) return;
  await setAlertRecipients(transaction, alertId, emails);
  const known = await consenting(transaction, actor.organisationId, emails);
  const strangers = emails.filter((email) => !known.has(email));
  const now = environment.now();
  const asked = await noteAsked(transaction, { organisationId: actor.organisationId, emails: strangers, now });
  if (asked.length === 0) return;
  const before = await questionsOfDay(transaction, actor.organisationId, now);
  if (before + asked.length > LIMITS.questionsOfDay) throw invalid({ emails: 'tooManyAsked' });
  const content = { language: language ?? 'en', askedBy: actor.userId };
  await insertMessages(
    transaction,
    asked.map((recipient) => ({ organisationId: actor.organisationId, kind: 'confirm', channel: 'mail', recipient, content })),
    now,
  );
}

function channelRows(
  channels: AlertInput['channels'],
  kept: readonly AlertChannelRow[],
): Omit<AlertChannelRow, 'alertId' | 'place'>[] {
  const rows = channels.map((channel) => {
    if ('kind' in channel) return newChannel(channel);
    const before = kept.find(({ id }) => id === channel.id);
    if (!before) throw notFound('channel');
    const { id, kind, address, secret } = before;
    return { id, kind, address, secret };
  });
  refuseTwice(rows.map(({ address }) => address));
  return rows;
}

/** Addresses are written in one way, so that their hosts can be told from each other by the text. */
function newChannel({ kind, address }: { kind: ChannelKind; address: string }): Omit<AlertChannelRow, 'alertId' | 'place'> {
  return { kind, address: new URL(address).href, id: randomUUID(), secret: randomBytes(24).toString('base64url') };
}

/** Of those that are kept nobody but us knows the address. */
function refuseTwice(addresses: readonly string[]): void {
  const place = addresses.findIndex((address, at) => addresses.indexOf(address) < at);
  if (place >= 0) throw invalid({ [`channels.${place}`]: 'channelTwice' });
}
