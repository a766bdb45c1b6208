/** Sources of posts: those of the caller's organisation, and the operator's. */
import type { FastifyInstance } from 'fastify';
import * as operator from '../../contract/operator-sources.ts';
import * as endpoints from '../../contract/sources.ts';
import { addSource } from '../../services/sources/add-source.ts';
import { changeSource } from '../../services/sources/change-source.ts';
import { collectSource } from '../../services/sources/collect-source.ts';
import { estimateX } from '../../services/sources/estimate-x.ts';
import { getCoverage, listAllSources, listSources } from '../../services/sources/list-sources.ts';
import { removeSource } from '../../services/sources/remove-source.ts';
import { testSource } from '../../services/sources/test-source.ts';
import { register, registerForUser } from '../register.ts';

export function addSources(app: FastifyInstance): void {
  const { environment } = app.gateway;
  registerForUser(app, endpoints.getSources, async (_input, actor) => {
    const { sources, coverage } = await listSources(environment, actor);
    return { data: sources, coverage };
  });
  registerForUser(app, endpoints.getCoverage, async (_input, actor) => ({ data: await getCoverage(environment, actor) }));
  registerForUser(app, endpoints.testSource, async (input, actor, { gone }) => ({
    data: await testSource(environment, actor, input, gone),
  }));
  registerForUser(app, endpoints.addSource, async (input, actor) => ({ data: await addSource(environment, actor, input) }));
  registerForUser(app, endpoints.changeSource, async (input, actor) => ({ data: await changeSource(environment, actor, input) }));
  registerForUser(app, endpoints.removeSource, async (input, actor) => {
    await removeSource(environment, actor, input);
    return { result: true as const };
  });

  register(app, operator.operatorSources, async () => ({ data: await listAllSources(environment) }));
  register(app, operator.operatorAddSource, async (input) => ({ data: await addSource(environment, 'operator', input) }));
  register(app, operator.operatorChangeSource, async (input) => ({ data: await changeSource(environment, 'operator', input) }));
  register(app, operator.operatorRemoveSource, async (input) => {
    await removeSource(environment, 'operator', input);
    return { result: true as const };
  });
  register(app, operator.estimateX, async (_input, { gone }) => ({ data: await estimateX(environment, gone) }));
  register(app, operator.collectSource, async (input, { gone }) => ({ data: await collectSource(environment, input, gone) }));
}
