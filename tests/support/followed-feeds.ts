/** Feeds of a made-up web that an organisation follows, on a day of alerts. */
import { randomUUID } from 'node:crypto';
import { createAlert } from '../../src/services/alerts/create-alert.ts';
import type { Actor, Environment } from '../../src/services/environment.ts';
import { addSource } from '../../src/services/sources/add-source.ts';
import { collectSource } from '../../src/services/sources/collect-source.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { runAll } from '../../src/workers/runner.ts';
import { alertDraft } from './alert-draft.ts';
import type { EvaluatedAlerts } from './evaluated-alerts.ts';
import { type MadeUpWeb, madeUpFeed, madeUpWeb } from './made-up-web.ts';
import type { TestStores } from './stores.ts';
import { topicDraft } from './topic-draft.ts';

export const timeOfDay = (clock: string) => `2026-03-10T${clock}:00Z`;
const never = new AbortController().signal;

export interface Feed {
  /** Answers with so many items more of each of these times, beside those it had; of the word of the day, unless they have another title. */
  publish(...counts: [clock: string, items: number, title?: string][]): void;
  /** Answers nothing more, until it publishes. */
  fail(): void;
  read(clock: string): Promise<boolean>;
  sourceId: number;
}

interface Day {
  environment: Environment;
  alerting: EvaluatedAlerts;
  web: MadeUpWeb;
  actor: Actor;
  word: string;
}

export interface WatchedDay extends Day {
  topicId: string;
  alertId: string;
}

/** An organisation at noon, with a topic of a word of its own, and an alert on its falls. Of days before, alerts and sources are gone. */
export async function watchedDay(stores: TestStores, alerting: EvaluatedAlerts): Promise<WatchedDay> {
  await alerting.clear();
  const web = madeUpWeb();
  const environment = { ...stores.environment, fetchWeb: web.fetchWeb };
  alerting.at(timeOfDay('12:00'));
  const actor = await stores.createOrganisation({ timezone: '+0800' });
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const draft = topicDraft({ inclusion: { operator: 'AND', groups: [[word]] } });
  const { id: topicId } = await createTopic(environment, actor, draft);
  await runAll(environment, stores.clock.now);
  const emails = [await alerting.emailOf(actor)];
  const fall = { conConditionEquation: 'decrease', cooldownMinutes: 0 };
  const { id: alertId } = await createAlert(environment, actor, alertDraft({ topics: [topicId], emails, ...fall }));
  return { environment, alerting, web, actor, word, topicId, alertId };
}

export async function followedFeed(
  { environment, alerting, web, actor, word }: Day,
  mediaType: 'news' | 'forum' = 'news',
): Promise<Feed> {
  const site = `https://${randomUUID()}.example`;
  const items: Parameters<typeof madeUpFeed>[0][number][] = [];
  const publish: Feed['publish'] = (...counts) => {
    for (const [clock, count, title = word] of counts)
      for (let number = 0; number < count; number++)
        items.unshift({ title, link: `${site}/${randomUUID()}`, at: timeOfDay(clock) });
    web.answers[`${site}/feed`] = madeUpFeed(items);
  };
  publish();
  const { id } = await addSource(environment, actor, { address: `${site}/feed`, kind: 'feed', mediaType });
  return {
    sourceId: id,
    publish,
    fail: () => {
      delete web.answers[`${site}/feed`];
    },
    async read(clock) {
      alerting.at(timeOfDay(clock));
      return (await collectSource(environment, { sourceId: id }, never)).failure === null;
    },
  };
}
