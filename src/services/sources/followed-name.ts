/** Whom an address names: a page, an account or a hashtag. */
import type { CollectedKind } from '../../contract/sources.ts';

const NAMED: ReadonlySet<CollectedKind> = new Set(['facebook-page', 'instagram-account', 'instagram-hashtag']);

/** False for an address that names nobody where its kind needs a name. */
export function hasItsName(kind: CollectedKind, address: string): boolean {
  return !NAMED.has(kind) || followedName(address) !== null;
}

/** The last part of the path (`/explore/tags/ferry/`); of `profile.php?id=123` the number. null where there is none, or none of UTF-8. */
export function followedName(address: string): string | null {
  const { pathname, searchParams } = new URL(address);
  const part = pathname.split('/').findLast((one) => one !== '');
  if (part === undefined) return null;
  if (part === 'profile.php') return searchParams.get('id') || null;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
