/**
 * A folder whose packages for building were taken away, as the handbook has it for systemd: what is built runs without them, and they are
 * there again when something must be built. On the scripts themselves in a made-up project, with an npm and a builder that only note what
 * they are asked.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'earshot-setup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const TOOL = 'node_modules/builder';
const INPUTS = ['tsconfig.base.json', 'vite.config.ts', 'docs/guide/page.md', 'docs/images/one.svg', 'src/main.ts'];

/** npm that brings the one package that there is. */
const NPM = `
import { appendFileSync, mkdirSync } from 'node:fs';
mkdirSync('${TOOL}', { recursive: true });
appendFileSync('done.txt', 'install ');
`;
/** Like esbuild and vite it is a package that must be there. */
const BUILD = `
import { appendFileSync, existsSync } from 'node:fs';
if (!existsSync('${TOOL}')) throw new Error('Cannot find package');
appendFileSync('done.txt', process.argv[2] + ' ');
`;

/** What was done, in its order. */
async function setUp(script = 'setup.mjs'): Promise<string> {
  write('done.txt');
  const env = { PATH: process.env['PATH'], npm_execpath: join(folder, 'npm.js') };
  await promisify(execFile)(process.execPath, [join(folder, 'scripts', script)], { cwd: folder, env });
  return readFileSync(join(folder, 'done.txt'), 'utf8').trim();
}

test('what builds is fetched again for the next version, and not for running', async () => {
  cpSync(fileURLToPath(new URL('../../scripts', import.meta.url)), join(folder, 'scripts'), { recursive: true });
  for (const path of INPUTS) write(path);
  write('package.json', JSON.stringify({ type: 'module', dependencies: {}, devDependencies: { builder: '1.0.0' } }));
  write('package-lock.json', JSON.stringify({ packages: {} }));
  write('npm.js', NPM);
  write('scripts/build.mjs', BUILD);
  write('scripts/tools.mjs', "import { setUp } from './setup.mjs';\nawait setUp({ build: false });\n");
  expect(await setUp()).toBe('install server web');
  expect(await setUp()).toBe('');

  const prune = () => rmSync(join(folder, TOOL), { recursive: true });
  prune();
  expect(await setUp()).toBe('');
  expect(existsSync(join(folder, TOOL))).toBe(false);

  write('src/main.ts', 'another version');
  expect(await setUp()).toBe('install server');

  prune();
  expect(await setUp('tools.mjs')).toBe('install');
});
