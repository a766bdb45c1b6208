/** What opens a door to whoever has it: tokens, links of mails, addresses of files, of hubs and of programs that send. */
import { randomUUID } from 'node:crypto';
import { resetLink } from '../../src/services/accounts/account-link.ts';
import { mailLink } from '../../src/services/alerts/mail-link.ts';
import type { Actor } from '../../src/services/environment.ts';
import { exportLink } from '../../src/services/exports/export-link.ts';
import { topicPostsCsv } from '../../src/services/exports/posts-csv-link.ts';
import { addWebhook } from '../../src/services/sources/add-webhook.ts';
import { findMember } from '../../src/stores/postgres/users.ts';
import { websubSubscriptions } from '../../src/stores/postgres/websub-subscriptions.ts';
import { PUBLIC_URL, type TestGateway } from '../support/gateway.ts';
import type { Ids, KINDS, Kind } from './row.ts';

interface Of extends Pick<Ids, 'alert' | 'export' | 'source' | 'topic'> {
  actor: Actor;
  mark: string;
  recipient: string;
}

type HolderKind = { [Name in Kind]: (typeof KINDS)[Name]['of'] extends 'holder' ? Name : never }[Kind];

/** That a hub was asked for; rows name it. */
export const HUB_TOPIC = 'https://feed.example/';

export async function linksOf({ stores, tokenFor }: TestGateway, of: Of): Promise<Pick<Ids, HolderKind>> {
  const { environment } = stores;
  const { actor, recipient: email, mark } = of;
  const ofMail = { organisationId: actor.organisationId, email, language: 'en' } as const;
  const ofAlert = { ...ofMail, alertId: Number(of.alert) };
  const asked = environment.now().toISOString();
  const member = await findMember(environment.postgres, actor.userId);
  if (!member) throw new Error('no such user');
  const { url: csv } = await topicPostsCsv(environment, actor, { id: of.topic, filter: {} });
  const { url: file } = await exportLink(environment, actor, of.export);
  const { url: hook } = await addWebhook(environment, PUBLIC_URL, { name: `hook of ${randomUUID()}`, mediaType: 'news' });
  const websub = `${mark}-${randomUUID()}`;
  await environment.postgres.insert(websubSubscriptions).values({
    token: websub,
    sourceId: Number(of.source),
    hub: 'https://hub.example/',
    topic: HUB_TOPIC,
    secret: randomUUID(),
    wanted: 'subscribe',
    askedAt: environment.now(),
    leaseEndsAt: new Date(environment.now().getTime() + 24 * 60 * 60_000),
  });
  return {
    accessToken: await tokenFor(actor),
    csvLink: tokenIn(csv),
    exportLink: tokenIn(file),
    unsubscribeLink: inPath(await mailLink(environment, 'unsubscribe', ofAlert), '/unsubscribe/'),
    confirmLink: inPath(await mailLink(environment, 'confirm', ofMail), '/confirm-mail/'),
    againLink: inPath(await mailLink(environment, 'again', { ...ofAlert, askedAt: asked }), '/confirm-again/'),
    resetLink: new URL(await resetLink(environment, { id: randomUUID(), user: member.user })).hash.slice(1),
    websubLink: websub,
    hookLink: inPath(hook, '/hooks/'),
  };
}

function tokenIn(url: string): string {
  return new URL(url, PUBLIC_URL).searchParams.get('token') ?? '';
}

function inPath(url: string, before: string): string {
  return new URL(url).pathname.split(before)[1] ?? '';
}
