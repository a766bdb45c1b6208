/** Names of timezones: `+0800`, `+08:00` or IANA. */

export const DEFAULT_TIMEZONE = '+0000';

/** Anything that Intl does not know is none. */
export function isTimezone(name: string): boolean {
  if (/^[+-]\d{2}:?\d{2}$/.test(name)) {
    const minutes = Number(name.slice(1, 3)) * 60 + Number(name.slice(-2));
    return minutes <= 14 * 60 && Number(name.slice(-2)) < 60;
  }
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
