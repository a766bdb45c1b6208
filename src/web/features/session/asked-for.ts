/**
 * The page somebody asked for before they had to sign in; kept for this tab, given out once. Where their session ended it is theirs:
 * whoever else signs in next is led home.
 */
import { z } from 'zod';

const KEY = 'earshot.asked-for';
const remembered = z.object({ address: z.string(), of: z.string().nullable() });

/** `of`: whose session has ended there; null: it was asked for by nobody known, as by a link. */
export function rememberAskedFor(address: string, of: string | null): void {
  sessionStorage.setItem(KEY, JSON.stringify({ address, of }));
}

export function forgetAskedFor(): void {
  sessionStorage.removeItem(KEY);
}

export function takeAskedFor(userId: string | undefined): string {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const { address, of } = read(kept);
  return isOwnAddress(address) && (of === null || of === userId) ? address : '/';
}

function read(kept: string | null): z.infer<typeof remembered> {
  try {
    return remembered.parse(JSON.parse(kept ?? ''));
  } catch {
    return { address: '/', of: null };
  }
}

/** `//host` and `/\host` would leave this site, also with a tab or a line end between, which browsers leave out. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\\s])/.test(address);
}
