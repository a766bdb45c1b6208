/** Devices: the browsers and programs by which one person is signed in, each of them by one sign-in. */
import { z } from 'zod';
import { BROWSERS, SIGN_OUT_REASONS, SYSTEMS } from './device-identity.ts';
import { endpoint } from './endpoint.ts';
import { FIRST_CALLS } from './first-calls.ts';

export const deviceName = z.object({ browser: z.enum(BROWSERS).nullable(), system: z.enum(SYSTEMS).nullable() });
export type DeviceName = z.infer<typeof deviceName>;

export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

/** What is said with every refusal of a device that was signed out. `by`: the device from which, or for which, where one is known. */
export const signedOut = z.object({ reason: z.enum(SIGN_OUT_REASONS), by: deviceName.nullable() });
export type SignedOut = z.infer<typeof signedOut>;

export const device = deviceName.extend({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  signedInAt: z.string(),
  /** Of the same browser, also before it signed in this time. */
  firstSeenAt: z.string(),
  /** To the minute. */
  lastSeenAt: z.string(),
});
export type Device = z.infer<typeof device>;

export const listDevices = endpoint({
  ...FIRST_CALLS.listDevices,
  scope: 'none',
  summary: 'List the devices one is signed in by',
  input: z.object({}),
  output: z.object({
    /** Those that are signed in: the one that asks first, then the one that was seen last. */
    data: z.array(device),
    /** What the one that asks called itself when it signed in; empty where it did not. */
    activeDeviceId: z.string(),
    /** How many may be signed in at once; 0: as many as there are. */
    maxSessions: z.number().int(),
  }),
});

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/devices/:deviceId',
  access: 'user',
  scope: 'none',
  summary: 'Sign a device out',
  description: 'One of the caller’s own. One that is signed out already is no error.',
  input: z.object({ deviceId: z.string().regex(/^[1-9]\d{0,8}$/) }),
  output: z.object({ result: z.literal(true) }),
});

export const signOutThisDevice = endpoint({
  ...FIRST_CALLS.signOutThisDevice,
  scope: 'none',
  summary: 'Sign out the device that asks',
  description: 'Its session at the provider is not ended by it.',
  input: z.object({}),
  output: z.object({ result: z.literal(true) }),
});

export const signOutOtherDevices = endpoint({
  method: 'POST',
  path: '/devices/sign-out-others',
  access: 'user',
  scope: 'none',
  summary: 'Sign out all other devices',
  input: z.object({}),
  output: z.object({ data: z.object({ signedOut: z.number().int() }) }),
});
