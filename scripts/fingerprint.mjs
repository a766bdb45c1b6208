/** What the installed packages and the built program depend on, each as one short hash. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages on disk fit the lock file, the wanted packages, and this Node. */
export function installFingerprint(root) {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return hash([
    readFileSync(join(root, 'package-lock.json')),
    JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]),
    [process.platform, process.arch, process.versions.modules].join(),
  ]);
}

const SHARED_INPUTS = ['package-lock.json', 'scripts/build.mjs', 'tsconfig.base.json'];
/** Beside its sources: the guide is a part of the page. */
const PAGE_BUILD = ['vite.config.ts', 'scripts/words-with-chunks.ts', 'scripts/asked-words.ts', 'scripts/guide-pages.ts'];
const TESTS = /\.test\.tsx?$/;

/**
 * One hash for each half, so that an edit of the page does not rebuild the server. Contents, not times: a checkout keeps a
 * build.
 */
export function buildFingerprints(root) {
  const sources = filesBelow(root, 'src').filter((path) => !TESTS.test(path));
  const shared = contents(root, SHARED_INPUTS);
  const isWeb = (path) => path.startsWith('src/web/');
  const isThinking = (path) => path.startsWith('src/contract/') || path.startsWith('src/engine/');
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return {
    server: hash([
      ...shared,
      ...contents(
        root,
        sources.filter((path) => !isWeb(path)),
      ),
    ]),
    web: hash([
      ...shared,
      JSON.stringify(settings),
      ...contents(root, [
        ...PAGE_BUILD,
        ...filesBelow(root, 'docs/guide'),
        ...filesBelow(root, 'docs/images'),
        ...sources.filter((path) => isWeb(path) || isThinking(path)),
      ]),
    ]),
  };
}

function contents(root, paths) {
  return paths.flatMap((path) => [path, readFileSync(join(root, path))]);
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 32);
}
