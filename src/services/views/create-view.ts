/** Keeps a view of a topic's analysis for the actor. */
import { randomUUID } from 'node:crypto';
import { LIMITS } from '../../contract/limits.ts';
import { newView, type SavedView } from '../../contract/saved-views.ts';
import { nameKey } from '../../engine/text/name-key.ts';
import { lockOrganisation } from '../../stores/postgres/organisations.ts';
import { countViews, insertView, type SavedViewRow } from '../../stores/postgres/saved-views.ts';
import { lockTopic } from '../../stores/postgres/topic-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { limitReached, notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { refuseTakenName, topicNumber, VIEW_NAME } from '../topics/guards.ts';
import { viewOnWire } from './list-views.ts';

/** Throws not_found for another organisation's topic, invalid where the name is taken, limit_reached. */
export async function createView(environment: Environment, actor: Actor, input: unknown): Promise<SavedView> {
  const { id, name, tab, search, shared } = parseInput(newView, input);
  const { organisationId, userId } = actor;
  const topicId = topicNumber(id);
  const named = { name, nameKey: nameKey(name) };
  const row: SavedViewRow = {
    id: randomUUID(),
    organisationId,
    topicId,
    userId,
    ...named,
    tab,
    search: JSON.stringify(search),
    shared,
  };
  await refuseTakenName(
    environment.postgres,
    async (transaction) => {
      await lockOrganisation(transaction, organisationId);
      if (!(await lockTopic(transaction, organisationId, topicId))) throw notFound('topic');
      const used = await countViews(transaction, actor);
      if (used >= LIMITS.savedViews) throw limitReached('savedViews', LIMITS.savedViews, used);
      await insertView(transaction, row);
    },
    VIEW_NAME,
  );
  return viewOnWire(row, null);
}
