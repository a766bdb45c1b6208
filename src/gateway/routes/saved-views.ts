/** Saved views of a topic's analysis. */
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/saved-views.ts';
import { createView } from '../../services/views/create-view.ts';
import { deleteView } from '../../services/views/delete-view.ts';
import { listViews } from '../../services/views/list-views.ts';
import { updateView } from '../../services/views/update-view.ts';
import { registerForUser } from '../register.ts';

export function addSavedViews(app: FastifyInstance): void {
  const { environment } = app.gateway;
  registerForUser(app, endpoints.getViews, async (input, actor) => ({ data: await listViews(environment, actor, input) }));
  registerForUser(app, endpoints.createView, async (input, actor) => ({ data: await createView(environment, actor, input) }));
  registerForUser(app, endpoints.updateView, async (input, actor) => ({ data: await updateView(environment, actor, input) }));
  registerForUser(app, endpoints.deleteView, async (input, actor) => {
    await deleteView(environment, actor, input);
    return { result: true as const };
  });
}
