/** The views of a topic that the caller can open: his own and those that colleagues share. */
import { getViews, type SavedView } from '../../contract/saved-views.ts';
import { type SavedViewRow, viewsOfTopic } from '../../stores/postgres/saved-views.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { ownTopic } from '../topics/guards.ts';

/** Throws not_found for another organisation's topic. */
export async function listViews(environment: Environment, actor: Actor, input: unknown): Promise<SavedView[]> {
  const { id } = parseInput(getViews.input, input);
  const topic = await ownTopic(environment, actor, id);
  const views = await viewsOfTopic(environment.postgres, actor, topic.id);
  return views.map(({ view, by }) => viewOnWire(view, view.userId === actor.userId ? null : by));
}

export function viewOnWire({ id, name, tab, search, shared }: SavedViewRow, owner: string | null): SavedView {
  return { id, name, tab, search: JSON.parse(search) as SavedView['search'], shared, owner };
}
