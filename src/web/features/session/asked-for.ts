/** The page somebody asked for before they had to sign in; kept for this tab, given out once. */
const KEY = 'earshot.asked-for';

export function rememberAskedFor(address: string): void {
  sessionStorage.setItem(KEY, address);
}

export function forgetAskedFor(): void {
  sessionStorage.removeItem(KEY);
}

export function takeAskedFor(): string {
  const address = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return address && isOwnAddress(address) ? address : '/';
}

/** `//host` and `/\host` would leave this site, also with a tab or a line end between, which browsers leave out. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\\s])/.test(address);
}
