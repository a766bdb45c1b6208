/** Nothing that is committed knows the machine it was written on. */
import { listFiles, readText } from './source-tree.ts';

const PATHS = /(?:^|[\s'"`(=:])(\/(?:work|home|Users|root|mnt|tmp\/[a-z])\/?[\w./-]*)/g;
/** Folders of an image or of a well-known system, not of a workplace. */
const KNOWN = [/^\/root$/, /^\/home$/, /^\/mnt$/];
const BINARY = /\.(?:png|jpe?g|gif|ico|woff2?|gz|webp|bin)$/;

export function workplacePaths(root: string): string[] {
  return listFiles(root)
    .filter((path) => !BINARY.test(path) && path !== 'tests/house/checks/workplace-paths.ts')
    .flatMap((path) =>
      [...readText(root, path).matchAll(PATHS)]
        .map((match) => match[1] ?? '')
        .filter((found) => !KNOWN.some((known) => known.test(found)))
        .map((found) => `${path}: names ${found}, a path of one machine`),
    );
}
