/** One id per browser, made on first use. */
const KEY = 'earshot.device';

export function deviceId(): string {
  const known = localStorage.getItem(KEY);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(KEY, made);
  return made;
}
