/** The names that an organisation gives itself. */
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/entities.ts';
import { createEntity, importEntities } from '../../services/entities/create-entity.ts';
import { deleteEntity } from '../../services/entities/delete-entity.ts';
import { listEntities } from '../../services/entities/list-entities.ts';
import { tryEntities } from '../../services/entities/try-entities.ts';
import { updateEntity } from '../../services/entities/update-entity.ts';
import { registerForUser } from '../register.ts';

export function addEntities(app: FastifyInstance): void {
  const { environment } = app.gateway;
  registerForUser(app, endpoints.getEntities, async (_input, actor) => ({ data: await listEntities(environment, actor) }));

  registerForUser(app, endpoints.createEntity, async (input, actor) => ({ data: await createEntity(environment, actor, input) }));

  registerForUser(app, endpoints.importEntities, async (input, actor) => ({
    data: await importEntities(environment, actor, input),
  }));

  registerForUser(app, endpoints.updateEntity, async (input, actor) => ({ data: await updateEntity(environment, actor, input) }));

  registerForUser(app, endpoints.deleteEntity, async (input, actor) => {
    await deleteEntity(environment, actor, input);
    return { result: true as const };
  });

  registerForUser(app, endpoints.tryEntities, async (input, actor) => ({ data: await tryEntities(environment, actor, input) }));
}
