/** Feeds of a made-up web that an organisation follows, on a day of alerts. */
import { randomUUID } from 'node:crypto';
import type { Actor, Environment } from '../../src/services/environment.ts';
import { addSource } from '../../src/services/sources/add-source.ts';
import { collectSource } from '../../src/services/sources/collect-source.ts';
import type { EvaluatedAlerts } from './evaluated-alerts.ts';
import { type MadeUpWeb, madeUpFeed } from './made-up-web.ts';

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

export interface Day {
  environment: Environment;
  alerting: EvaluatedAlerts;
  web: MadeUpWeb;
  actor: Actor;
  word: string;
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
