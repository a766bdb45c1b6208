/** Adding and removing the demo content for the operator's command line, while this process holds the stores. */
import type { FastifyInstance } from 'fastify';
import { addDemo as addEndpoint, removeDemo as removeEndpoint } from '../../contract/demo.ts';
import { findActorByEmail } from '../../services/accounts/find-actor.ts';
import { createDemo } from '../../services/demo/create-demo.ts';
import { removeDemo } from '../../services/demo/remove-demo.ts';
import { notFound, ServiceError } from '../../services/errors.ts';
import { register } from '../register.ts';

/** `stop`: adding takes minutes, and stops at the next batch. */
export function addDemo(app: FastifyInstance, stop: AbortSignal): void {
  const { environment } = app.gateway;

  register(app, addEndpoint, async ({ email }) => {
    const actor = await findActorByEmail(environment, email);
    if (!actor) throw notFound(`user ${email}`);
    const { outcome, posts, mentions } = await createDemo(environment, actor, { asked: true, stop });
    if (outcome === 'stopped') throw new ServiceError('not_ready', 'the server is stopping; "demo add" carries on');
    return { data: { posts, mentions } };
  });

  register(app, removeEndpoint, async () => ({ data: await removeDemo(environment) }));
}
