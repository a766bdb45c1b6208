/** The pages before the sign-in. Whoever is signed in has no business there. */
import { ACCOUNT_PAGES } from '../../../contract/account-paths.ts';

const DOORS: readonly string[] = ['/login', ...Object.values(ACCOUNT_PAGES)];
const OF_LINKS: readonly string[] = [ACCOUNT_PAGES.confirm, ACCOUNT_PAGES.reset];

export function isDoorPath(path: string): boolean {
  return DOORS.includes(bare(path));
}

/** Where links in mails lead; what stands behind # there is a secret. */
export function isLinkPath(path: string): boolean {
  return OF_LINKS.includes(bare(path));
}

function bare(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
