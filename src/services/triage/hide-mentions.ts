/**
 * Hides posts, authors or sites in one topic. When it resolves it is kept; lists and figures of the topic are without them at once, or,
 * where ClickHouse could not be told, after the job of the change. What arrives of an author or a site later is hidden too.
 */
import { type HiddenChange, type HiddenInput, hiddenInput } from '../../contract/hidden.ts';
import { LIMITS } from '../../contract/limits.ts';
import { countsBy } from '../../stores/clickhouse/queries/counts-by.ts';
import { countHidden, findHidden, insertHidden } from '../../stores/postgres/hidden-mentions.ts';
import { lockTopic, type TopicRow } from '../../stores/postgres/topic-rows.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { limitReached, notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { ownTopic } from '../topics/guards.ts';
import { changeAndCopy } from './change-and-copy.ts';
import { copyHidden } from './copy-hidden.ts';
import { hiddenLabels } from './hidden-labels.ts';
import { storedKey, wholeTopic } from './hidden-scope.ts';
import { shownMentions } from './shown-mentions.ts';

/** Throws not_found, and hides nothing, where the topic has no mention of one of them; limit_reached for more than it may hide. */
export async function hideMentions(environment: Environment, actor: Actor, input: unknown): Promise<HiddenChange> {
  const asked = parseInput(hiddenInput, input);
  const topic = await ownTopic(environment, actor, asked.id);
  await mayWrite(environment, actor);
  const { kind } = asked;
  const there = await findHidden(environment.postgres, { topicId: topic.id, kind, keys: asked.keys });
  const labels = await labelsOf(environment, topic, { kind, keys: asked.keys.filter((key) => !there.has(key)) });
  const mentions = await shownMentions(environment, topic, { kind, keys: [...labels.keys()] });
  const hidden: string[] = [];
  await changeAndCopy(environment, actor, {
    queue: 'hide',
    copy: copyHidden,
    write: async (transaction, { now }) => {
      const row = await lockTopic(transaction, actor.organisationId, topic.id);
      if (!row) throw notFound('topic');
      // Somebody may have hidden it meanwhile.
      const meanwhile = await findHidden(transaction, { topicId: topic.id, kind, keys: [...labels.keys()] });
      for (const key of labels.keys()) if (!meanwhile.has(key)) hidden.push(key);
      const used = (await countHidden(transaction, topic.id))[kind];
      if (used + hidden.length > LIMITS.hiddenMentions) throw limitReached('hiddenMentions', LIMITS.hiddenMentions, used);
      const by = { topicId: topic.id, kind, hiddenBy: actor.userId, hiddenAt: now };
      await insertHidden(
        transaction,
        hidden.map((key) => ({ ...by, key, label: labels.get(key) ?? '' })),
      );
      return hidden.length === 0 ? null : { organisationId: actor.organisationId, topicId: topic.id, kind, keys: hidden };
    },
  });
  return { keys: hidden, mentions };
}

/** By key, in the order given. */
async function labelsOf(
  environment: Environment,
  topic: TopicRow,
  { kind, keys }: Pick<HiddenInput, 'kind' | 'keys'>,
): Promise<Map<string, string>> {
  const all = { ...wholeTopic(topic, environment.now()), hidden: [] };
  const stored = new Map(keys.map((key) => [key, storedKey(kind, key)]));
  const found = await countsBy(environment.clickhouse, all, kind, [...stored.values()]);
  const newest = new Map<string, string>();
  for (const [key, item] of stored) {
    const count = found.get(item);
    if (!count) throw notFound(`${kind} ${key} in the topic`);
    newest.set(key, count.newest);
  }
  return hiddenLabels(environment, kind, newest);
}
