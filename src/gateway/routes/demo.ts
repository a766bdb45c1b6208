/** Adding and removing the demo content for the operator's command line, while this process holds the stores. */
import type { FastifyInstance } from 'fastify';
import { addDemo as addEndpoint, removeDemo as removeEndpoint } from '../../contract/demo.ts';
import { findActorByEmail } from '../../services/accounts/find-actor.ts';
import { createDemo } from '../../services/demo/create-demo.ts';
import { removeDemo } from '../../services/demo/remove-demo.ts';
import { notFound, ServiceError } from '../../services/errors.ts';
import { register } from '../register.ts';

export function addDemo(app: FastifyInstance): void {
  const { environment } = app.gateway;
  const stop = new AbortController();
  const running = new Set<Promise<unknown>>();
  // The stores are closed after the server: nothing may still be writing then.
  app.addHook('preClose', async () => {
    stop.abort();
    await Promise.allSettled(running);
  });

  register(app, addEndpoint, async ({ email }) => {
    const actor = await findActorByEmail(environment, email);
    if (!actor) throw notFound(`user ${email}`);
    const adding = createDemo(environment, actor, { asked: true, stop: stop.signal });
    running.add(adding);
    const { outcome, posts, mentions } = await adding.finally(() => running.delete(adding));
    if (outcome === 'stopped') throw new ServiceError('not_ready', 'the server is stopping; "demo add" carries on');
    return { data: { posts, mentions } };
  });

  register(app, removeEndpoint, async () => ({ data: await removeDemo(environment) }));
}
