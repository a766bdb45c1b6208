/** The embedded sign-in service, for the operator. */
import type { FastifyInstance } from 'fastify';
import { rotateSigningKeys } from '../../contract/operator-identity.ts';
import { ServiceError } from '../../services/errors.ts';
import { register } from '../register.ts';

export function addIdentity(app: FastifyInstance): void {
  const { identity, environment } = app.gateway;

  register(app, rotateSigningKeys, async ({ atOnce }) => {
    const { embedded, issuer } = identity;
    if (!embedded) throw new ServiceError('not_configured', `tokens are signed by ${issuer}: its keys are changed there`);
    const { kid, oldCountUntil } = await embedded.rotateKeys(atOnce);
    environment.log.info({ kid, atOnce }, 'another key signs');
    return { data: { kid, oldCountUntil: oldCountUntil.toISOString() } };
  });
}
