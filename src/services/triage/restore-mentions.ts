/** Shows again what a topic hides. When it resolves, its lists and figures have it. */
import { type HiddenChange, hiddenInput } from '../../contract/hidden.ts';
import { deleteHidden, findHidden } from '../../stores/postgres/hidden-mentions.ts';
import { lockTopic } from '../../stores/postgres/topic-rows.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { ownTopic } from '../topics/guards.ts';
import { changeAndCopy } from './change-and-copy.ts';
import { copyHidden } from './copy-hidden.ts';
import { shownMentions } from './shown-mentions.ts';

/** Throws not_found for another organisation's topic. */
export async function restoreMentions(environment: Environment, actor: Actor, input: unknown): Promise<HiddenChange> {
  const { id, kind, keys: asked } = parseInput(hiddenInput, input);
  const { id: topicId } = await ownTopic(environment, actor, id);
  await mayWrite(environment, actor);
  let keys: string[] = [];
  await changeAndCopy(environment, actor, {
    queue: 'hide',
    copy: copyHidden,
    write: async (transaction) => {
      if (!(await lockTopic(transaction, actor.organisationId, topicId))) throw notFound('topic');
      const hidden = await findHidden(transaction, { topicId, kind, keys: asked });
      keys = asked.filter((key) => hidden.has(key));
      if (keys.length === 0) return null;
      await deleteHidden(transaction, { topicId, kind, keys });
      return { organisationId: actor.organisationId, topicId, kind, keys };
    },
  });
  return { keys, mentions: await shownMentions(environment, await ownTopic(environment, actor, id), { kind, keys }) };
}
