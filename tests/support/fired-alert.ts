/** An alert that has fired: of a topic with four posts in the quarter of an hour before 12:15, for addresses that want it. */
import type { Alert } from '../../src/contract/alerts.ts';
import { createAlert } from '../../src/services/alerts/create-alert.ts';
import { evaluateDue } from '../../src/services/alerts/evaluate-due.ts';
import type { Actor } from '../../src/services/environment.ts';
import { noteConsent } from '../../src/stores/postgres/mail-consents.ts';
import { alertDraft } from './alert-draft.ts';
import { TEST_NOW, type TestStores } from './stores.ts';
import { topicOfPosts } from './topic-of-posts.ts';

/** Sets the clock to noon, and then on by 17 minutes. */
export async function firedAlert(
  stores: TestStores,
  actor: Actor,
  { emails, ...draft }: { emails: readonly string[]; [field: string]: unknown },
): Promise<Alert> {
  const { environment, clock } = stores;
  clock.now = TEST_NOW;
  const published_at = new Date(TEST_NOW.getTime() + 5 * 60_000).toISOString();
  const posts = Array.from({ length: 4 }, () => ({ published_at, media_type: 'news' as const }));
  const topic = await topicOfPosts(stores, actor, posts, { name: `Ferries ${crypto.randomUUID()}` });
  const alert = await createAlert(environment, actor, alertDraft({ topics: [topic.id], emails, ...draft }));
  for (const email of emails) await noteConsent(environment.postgres, actor.organisationId, email, TEST_NOW);
  clock.now = new Date(TEST_NOW.getTime() + 17 * 60_000);
  while ((await evaluateDue(environment)) > 0);
  return alert;
}
