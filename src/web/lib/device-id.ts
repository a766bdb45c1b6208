/** One id per browser, made on first use. Every call brings it; see contract/devices.ts. */
const KEY = 'earshot.device';

/** Empty where this browser keeps nothing. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return '';
  }
}
