/**
 * Brings a folder from a fresh clone to a program that runs: packages, then the build, each only when what it depends on
 * changed. Built-in modules only, since nothing is installed yet. Says what it does on stderr; silent when all is ready.
 */
import './node-version.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildFingerprints, installFingerprint } from './fingerprint.mjs';
import { installPackages } from './install.mjs';
import { startProgress } from './progress.mjs';
import { runLogged } from './run-logged.mjs';
import { withLock } from './setup-lock.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const NOTES = join(root, 'node_modules/.cache/earshot');
const INSTALLED = join(NOTES, 'installed');
const INSTALLING = join(NOTES, 'installing');
const BUILT = join(root, 'dist/built.json');

/** Installs and, unless told otherwise, builds; `also`: more than what runs. Ends the process with an explanation when it cannot. */
export async function setUp({ build = true, also = [] } = {}) {
  try {
    const isBuilt = build && missingBuilds(also).length === 0;
    const isComplete = () => isInstalled() && (isBuilt || hasTools());
    if (isComplete() && (!build || isBuilt)) return;
    await withLock(join(NOTES, 'setup.lock'), async () => {
      if (!isComplete()) await install();
      if (build) for (const half of missingBuilds(also)) await buildHalf(half);
    });
  } catch (error) {
    console.error(`\n${error.explanation ?? error.stack}`);
    process.exit(1);
  }
}

function isInstalled() {
  return readOr(INSTALLED, '') === installFingerprint(root);
}

/** What builds and tests: `npm prune --omit=dev` takes it away and leaves the note. What is built runs without. */
function hasTools() {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).every((name) => existsSync(join(root, 'node_modules', name)));
}

/** npm takes a package that it wrote only half for a whole one, so what an interrupted installation left is removed first. */
async function install() {
  if (existsSync(INSTALLING)) {
    console.error('The last installation did not come to its end; beginning afresh.');
    const modules = join(root, 'node_modules');
    for (const name of readdirSync(modules)) if (name !== '.cache') rmSync(join(modules, name), { recursive: true, force: true });
  }
  writeFileSync(INSTALLING, '');
  await installPackages(root, join(NOTES, 'install.log'));
  writeFileSync(INSTALLED, installFingerprint(root));
  rmSync(INSTALLING);
}

function missingBuilds(also) {
  const built = JSON.parse(readOr(BUILT, '{}'));
  return ['server', 'web', ...also].filter((half) => built[half] !== fingerprintOf(half));
}

function fingerprintOf(half) {
  const { server, web } = buildFingerprints(root);
  return half === 'server' ? server : web;
}

const NAMES = {
  server: 'Building the server',
  web: 'Building the page',
  'web-password': 'Building the page that takes passwords',
  'web-second': 'Building the page in its second look',
};

async function buildHalf(half) {
  // Taken before the build: an edit made while it runs is then seen as a change.
  const fingerprint = fingerprintOf(half);
  const log = join(NOTES, `build-${half}.log`);
  const progress = startProgress(NAMES[half]);
  const { code, output } = await runLogged(process.execPath, [join(root, 'scripts/build.mjs'), half], { cwd: root, log });
  progress.end(code === 0 ? 'done' : 'failed');
  if (code !== 0) {
    throw Object.assign(new Error('build failed'), {
      explanation: `${output.trim()}\n\n${NAMES[half]} failed; the message above says where. It is kept in ${log}.`,
    });
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(BUILT, `${JSON.stringify({ ...JSON.parse(readOr(BUILT, '{}')), [half]: fingerprint }, null, 2)}\n`);
}

function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await setUp();
