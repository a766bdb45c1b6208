/** Sends one message of the outbox, if it is still wanted: what it says is read now, so that it says what is so. */
import { z } from 'zod';
import { alertRule } from '../../contract/alerts.ts';
import { minutesOf, quietUntil } from '../../engine/alerts/quiet-hours.ts';
import { audienceOf } from '../../stores/postgres/alert-rows.ts';
import { type AlertChannelRow, alertManners } from '../../stores/postgres/alerts.ts';
import type { OutboxRow } from '../../stores/postgres/outbox.ts';
import { accountMessage } from '../accounts/account-message.ts';
import type { AlertFacts } from '../alerts/alert-facts.ts';
import { alertMail } from '../alerts/alert-mail.ts';
import { askAgainMessage } from '../alerts/ask-again-message.ts';
import type { ChannelMessage } from '../alerts/channel-message.ts';
import { confirmMessage } from '../alerts/confirm-message.ts';
import { mailLink } from '../alerts/mail-link.ts';
import { slackMessage } from '../alerts/slack-message.ts';
import { teamsMessage } from '../alerts/teams-message.ts';
import { webhookMessage } from '../alerts/webhook-message.ts';
import type { Environment } from '../environment.ts';
import type { RenderedMail } from '../mail/mail-page.ts';
import type { FactsOfRuns } from './facts-of-runs.ts';
import type { Outcome } from './outcome.ts';
import { postToChannel } from './post-to-channel.ts';

const content = z.object({ ends: z.array(z.coerce.date()).min(1), rule: alertRule.optional().catch(undefined) });

export async function sendMessage(environment: Environment, row: OutboxRow, known: FactsOfRuns): Promise<Outcome> {
  if (row.kind === 'account') return sendAccountMail(environment, row);
  if (row.kind === 'confirm') return sendMail(environment, row, await askingOf(environment, row));
  const { organisationId, alertId, kind } = row;
  if (organisationId === null || alertId === null) return { kind: 'dropped' };
  // Whoever tries an alert gets what he asks for.
  const held = kind === 'test' ? null : await heldBack(environment, row, alertId);
  if (held) return held;
  const { ends, rule } = content.parse(row.content);
  const facts = await known.of({ organisationId, alertId, kind, ends, rule });
  if (!facts) return { kind: 'dropped' };
  return row.channel === 'mail'
    ? sendMail(environment, row, await mailOf(environment, row, facts))
    : tell(environment, row, facts);
}

/** Whoever is told may have changed his mind since it was written, and so may who made the alert. It is quiet for what is tried again too. */
async function heldBack({ postgres, now }: Environment, row: OutboxRow, alertId: number): Promise<Outcome | null> {
  const alert = await alertManners(postgres, alertId);
  if (!alert?.enabled || (alert.snoozedUntil && alert.snoozedUntil > now())) return { kind: 'dropped' };
  const audience = (await audienceOf(postgres, [alertId])).get(alertId) ?? [];
  const isWanted = audience.some((place) => place.channel === row.channel && place.recipient === row.recipient);
  if (!isWanted) return { kind: 'dropped' };
  const quiet = alert.rule.quietHours;
  const until = quiet && quietUntil(now(), minutesOf(quiet), alert.timezone);
  return until && { kind: 'put-off', until };
}

/** Of no alert: whether an address wants the organisation's mail at all; of one: whether it wants that again. */
function askingOf(environment: Environment, row: OutboxRow): Promise<RenderedMail | null> {
  return row.alertId === null ? confirmMessage(environment, row) : askAgainMessage(environment, row, row.alertId);
}

async function mailOf(environment: Environment, { recipient: email }: OutboxRow, facts: AlertFacts): Promise<RenderedMail> {
  const { id: alertId, organisationId, rule } = facts.alert;
  const says = { organisationId, alertId, email, language: rule.language };
  const unsubscribeUrl = facts.isTest ? null : await mailLink(environment, 'unsubscribe', says);
  return alertMail(facts, { productName: environment.productName, unsubscribeUrl });
}

/** Where mail stays here, no page shows it: the operator is told which file it is. */
async function sendAccountMail(environment: Environment, row: OutboxRow): Promise<Outcome> {
  const message = await accountMessage(environment, row);
  const outcome = await sendMail(environment, row, message);
  const file = environment.mail.kept?.placeOf(row.id);
  if (outcome.kind === 'sent' && file)
    environment.log.warn({ file }, 'a mail of an account was written to a file, as there is no SMTP_URL');
  return outcome;
}

async function sendMail(
  { mail, publicUrl }: Environment,
  { id, recipient }: OutboxRow,
  rendered: (RenderedMail & { to?: string }) | null,
): Promise<Outcome> {
  if (!rendered) return { kind: 'dropped' };
  // Of the message and of nothing else: whoever gets it twice sees it once.
  return mail.send({ to: recipient, ...rendered, messageId: `${id}@${new URL(publicUrl).hostname}` });
}

async function tell(environment: Environment, row: OutboxRow, facts: AlertFacts): Promise<Outcome> {
  const channel = facts.alert.channels.find(({ id }) => id === row.recipient);
  if (!channel) return { kind: 'dropped' };
  return postToChannel(environment, channel.address, channelMessage(facts, channel, { id: row.id, now: environment.now() }));
}

function channelMessage(
  facts: AlertFacts,
  { kind, secret }: AlertChannelRow,
  { id, now }: { id: string; now: Date },
): ChannelMessage {
  if (kind === 'slack') return slackMessage(facts);
  if (kind === 'teams') return teamsMessage(facts);
  return webhookMessage(facts, { id, secret, now });
}
