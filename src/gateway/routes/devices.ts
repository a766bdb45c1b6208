/** The devices by which somebody is signed in. */
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/devices.ts';
import { listDevices } from '../../services/accounts/list-devices.ts';
import { signOutDevice, signOutOtherDevices, signOutThisDevice } from '../../services/accounts/sign-out-device.ts';
import { registerForUser } from '../register.ts';

export function addDevices(app: FastifyInstance): void {
  const { environment, identity } = app.gateway;
  const thisDevice = (id: number) => ({ id, isOutside: identity.embedded === null });

  registerForUser(app, endpoints.listDevices, async (_input, actor, { device }) => listDevices(environment, actor, device));

  registerForUser(app, endpoints.signOutDevice, async (input, actor, { device }) => {
    await signOutDevice(environment, actor, thisDevice(device), input);
    return { result: true as const };
  });

  registerForUser(app, endpoints.signOutThisDevice, async (_input, actor, { device }) => {
    await signOutThisDevice(environment, actor, thisDevice(device));
    return { result: true as const };
  });

  registerForUser(app, endpoints.signOutOtherDevices, async (_input, actor, { device }) => ({
    data: { signedOut: await signOutOtherDevices(environment, actor, device) },
  }));
}
