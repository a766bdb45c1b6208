/** Devices: the browsers and programs by which one person is signed in, each of them by one sign-in. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Every call says by it which device it comes from; a call without one, or with another text than this, is of the device without a name. */
export const DEVICE_HEADER = 'x-device-id';
export const DEVICE_ID = /^[\w-]{1,64}$/;

/** What is told apart of what browsers say of themselves; all else is unknown. Names are written alike in every language. */
const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
const SYSTEMS = ['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows'] as const;
export const deviceName = z.object({ browser: z.enum(BROWSERS).nullable(), system: z.enum(SYSTEMS).nullable() });
export type DeviceName = z.infer<typeof deviceName>;

/**
 * Why a device is signed out: another signed in and the plan has no place for more; the plan has fewer places now; the person signed it
 * out from another one; an operator did; they signed out on it; they signed in on it anew; the password was changed.
 */
export const SIGN_OUT_REASONS = ['displaced', 'limit', 'by-owner', 'by-operator', 'left', 'signed-in-anew', 'password'] as const;
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
  method: 'GET',
  path: '/devices',
  access: 'user',
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

/** One of the caller's own. One that is signed out already is no error. */
export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/devices/:deviceId',
  access: 'user',
  input: z.object({ deviceId: z.string().regex(/^[1-9]\d{0,8}$/) }),
  output: z.object({ result: z.literal(true) }),
});

/** The one that asks. Its session at the provider is not ended by it. */
export const signOutThisDevice = endpoint({
  method: 'POST',
  path: '/devices/sign-out',
  access: 'user',
  input: z.object({}),
  output: z.object({ result: z.literal(true) }),
});

export const signOutOtherDevices = endpoint({
  method: 'POST',
  path: '/devices/sign-out-others',
  access: 'user',
  input: z.object({}),
  output: z.object({ data: z.object({ signedOut: z.number().int() }) }),
});
