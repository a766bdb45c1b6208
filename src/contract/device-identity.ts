/** How a device names itself, and why one is signed out. Without a schema: the page says it and reads it before it has loaded any. */

/** Every call says by it which device it comes from; a call without one, or with another text than this, is of the device without a name. */
export const DEVICE_HEADER = 'x-device-id';
export const DEVICE_ID = /^[\w-]{1,64}$/;

/** What is told apart of what browsers say of themselves; all else is unknown. Names are written alike in every language. */
export const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const SYSTEMS = ['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows'] as const;

/**
 * Why a device is signed out: another signed in and the plan has no place for more; the plan has fewer places now; the person signed it
 * out from another one; an operator did; they signed out on it; they signed in on it anew; the password was changed.
 */
export const SIGN_OUT_REASONS = ['displaced', 'limit', 'by-owner', 'by-operator', 'left', 'signed-in-anew', 'password'] as const;

type Of<Names extends readonly string[]> = Names[number];

interface Device {
  browser: Of<typeof BROWSERS> | null;
  system: Of<typeof SYSTEMS> | null;
}

interface Why {
  reason: Of<typeof SIGN_OUT_REASONS>;
  by: Device | null;
}

/** What `signedOut` (devices.ts) accepts; null for anything else. */
export function readSignedOut(given: unknown): Why | null {
  const { reason, by } = Object(given) as Record<keyof Why, unknown>;
  const known = SIGN_OUT_REASONS.find((one) => one === reason);
  const device = by === null ? null : readDeviceName(by);
  return known === undefined || device === undefined ? null : { reason: known, by: device };
}

function readDeviceName(given: unknown): Device | undefined {
  const { browser, system } = Object(given) as Record<keyof Device, unknown>;
  const name = { browser: nullOrOneOf(BROWSERS, browser), system: nullOrOneOf(SYSTEMS, system) };
  return name.browser === undefined || name.system === undefined ? undefined : { browser: name.browser, system: name.system };
}

function nullOrOneOf<Name extends string>(names: readonly Name[], given: unknown): Name | null | undefined {
  return given === null ? null : names.find((name) => name === given);
}
