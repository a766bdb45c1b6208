/**
 * What several pages have, as a few files instead of a hundred: one for each set of families of pages that ask for it, so that a page loads
 * what its family asks for and no more. A file of its own for every set of pages is what the bundler would make by itself: a topic's page
 * then began with 130 requests.
 */
import type { Rolldown } from 'vite';

/** Of what is loaded by an `import()`, by its path; the first that matches. All else is a list. */
const FAMILIES = [
  ['topic', /features[\\/](?:analysis|comparison)[\\/]/],
  ['form', /-form-page/],
  ['menu', /web[\\/]app[\\/](?:account|menu)|web[\\/]ui[\\/]/],
  ['dialog', /web[\\/](?:app|lib)[\\/]|features[\\/](?:home|session|guide)[\\/]/],
] as const;
const OTHERS = 'list';

/** What takes long to run has files of its own: files run one at a time (src/web/app/in-turn.ts). */
const ZOD = /node_modules[\\/]zod[\\/]/;
const CONTRACT = /src[\\/]contract[\\/]/;

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

export function sharedChunks() {
  return {
    debugName: 'shared',
    minShareCount: 2,
    // Whatever a module imports is asked for by at least the families that ask for the module: no file needs one that needs it.
    includeDependenciesRecursively: false,
    name(id: string, context: Context): string | null {
      const families = [...familiesOf(id, context)].sort();
      if (families.length === 0) return null;
      if (ZOD.test(id)) return 'zod';
      return CONTRACT.test(id) ? `contract-${depthOf(id, context)}` : `shared-${families.join('-')}`;
    },
  };
}

function familiesOf(id: string, context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const info = context.getModuleInfo(one);
    if (info && info.dynamicImporters.length > 0) found.add(familyOf(one));
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return found;
}

/** Of a module of the contract: how many of them stand below it, one on the other. A file of one depth needs only files of lesser ones. */
function depthOf(id: string, context: Context): number {
  const below = (context.getModuleInfo(id)?.importedIds ?? []).filter((one) => CONTRACT.test(one));
  return below.reduce((depth, one) => Math.max(depth, depthOf(one, context) + 1), 0);
}

function familyOf(entry: string): string {
  return FAMILIES.find(([, path]) => path.test(entry))?.[0] ?? OTHERS;
}
