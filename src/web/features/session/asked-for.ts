/**
 * The page somebody asked for before they had to sign in; kept for this tab, given out once. Where their session ended it is theirs:
 * whoever else signs in next is led home.
 */

const KEY = 'earshot.asked-for';

interface Remembered {
  address: string;
  of: string | null;
}

/** `of`: whose session has ended there; null: it was asked for by nobody known, as by a link. */
export function rememberAskedFor(address: string, of: string | null): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, of }));
  } catch {
    // A browser that keeps nothing leads home.
  }
}

export function forgetAskedFor(): void {
  taken();
}

export function takeAskedFor(userId: string | undefined): string {
  const { address, of } = read(taken());
  return isOwnAddress(address) && (of === null || of === userId) ? address : '/';
}

function taken(): string | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}

function read(kept: string | null): Remembered {
  const { address, of } = Object(parsed(kept)) as Record<keyof Remembered, unknown>;
  const isWhole = typeof address === 'string' && (of === null || typeof of === 'string');
  return isWhole ? { address, of } : { address: '/', of: null };
}

function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? '');
  } catch {
    return null;
  }
}

/** `//host` and `/\host` would leave this site, also with a tab or a line end between, which browsers leave out. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\\s])/.test(address);
}
