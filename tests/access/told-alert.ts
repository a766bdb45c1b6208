/** A topic with posts, and an alert of it that has fired: of two mails one has arrived, and one was given up. */
import { and, eq } from 'drizzle-orm';
import { createAlert } from '../../src/services/alerts/create-alert.ts';
import { evaluateDue } from '../../src/services/alerts/evaluate-due.ts';
import type { Actor } from '../../src/services/environment.ts';
import { noteConsent } from '../../src/stores/postgres/mail-consents.ts';
import { outbox } from '../../src/stores/postgres/outbox.ts';
import { alertDraft } from '../support/alert-draft.ts';
import { TEST_NOW, type TestStores } from '../support/stores.ts';
import { topicOfPosts } from '../support/topic-of-posts.ts';
import type { Ids } from './row.ts';

const MINUTE = 60_000;
const POSTS = 4;

export type ToldAlert = Pick<Ids, 'topic' | 'alert' | 'channel' | 'delivery' | 'mail'> & {
  postIds: string[];
  /** What each of the posts says. */
  content: string;
  recipient: string;
};

/** Leaves the clock at 17 minutes past noon. */
export async function toldAlert(stores: TestStores, actor: Actor, mark: string): Promise<ToldAlert> {
  const { environment, clock } = stores;
  const { postgres } = environment;
  const post = {
    published_at: new Date(TEST_NOW.getTime() + 5 * MINUTE).toISOString(),
    content: `${mark} post`,
    author: `${mark}-author`,
    url: `https://${mark}.example/1`,
  };
  const topic = await topicOfPosts(stores, actor, Array(POSTS).fill(post), {
    name: `${mark}-topic`,
    inclusion: { operator: 'AND', groups: [[mark]] },
  });
  const recipient = `${mark}-recipient@example.org`;
  const emails = [recipient, `${mark}-other@example.org`];
  const channels = [{ kind: 'webhook', address: `https://${mark}-channel.example/hook` }];
  const alert = await createAlert(
    environment,
    actor,
    alertDraft({ alertName: `${mark}-alert`, topics: [topic.id], emails, channels }),
  );
  for (const email of emails) await noteConsent(postgres, actor.organisationId, email, TEST_NOW);
  clock.now = new Date(TEST_NOW.getTime() + 17 * MINUTE);
  while ((await evaluateDue(environment)) > 0);
  const mails = and(eq(outbox.alertId, Number(alert.id)), eq(outbox.channel, 'mail'), eq(outbox.kind, 'alert'));
  const [mail, delivery] = (await postgres.select().from(outbox).where(mails)).map(({ id }) => id);
  if (!mail || !delivery) throw new Error('the alert has told nobody');
  await postgres.update(outbox).set({ state: 'sent', sentAt: clock.now }).where(eq(outbox.id, mail));
  await postgres
    .update(outbox)
    .set({ state: 'dead', failure: `${mark}-failure` })
    .where(eq(outbox.id, delivery));
  return {
    topic: topic.id,
    alert: alert.id,
    channel: alert.channels[0]?.id ?? '',
    delivery,
    mail,
    postIds: topic.postIds,
    content: post.content,
    recipient,
  };
}
