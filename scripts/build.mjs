/**
 * Builds what runs: dist/server (main.js, and a file for each thread and process it starts; packages stay outside) and dist/web. Called by
 * scripts/setup.mjs when
 * the sources changed; `node scripts/build.mjs [server|web|web-password|web-second]` builds by hand.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {import('esbuild').BuildOptions} */
export const serverBuild = {
  absWorkingDir: root,
  entryPoints: {
    main: './src/main.ts',
    'preparing-thread': './src/services/mentions/preparing-thread.ts',
    'onnx-process': './src/outside/sentiment/onnx-process.ts',
  },
  outdir: 'dist/server',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'error',
};

async function buildServer() {
  const { build } = await import('esbuild');
  await build(serverBuild);
}

/** Into `dist/NAME`; others than `web` are the page with other values of the build. */
async function buildPage(name, values = {}) {
  Object.assign(process.env, values);
  const { build } = await import('vite');
  const outDir = `${root}dist/${name}`;
  await build({ configFile: `${root}vite.config.ts`, logLevel: 'warn', build: { outDir } });
}

const BUILDS = {
  server: buildServer,
  web: () => buildPage('web'),
  // For the journey of the direct sign-in.
  'web-password': () => buildPage('web-password', { VITE_AUTH: 'password' }),
  // For the pictures of every page.
  'web-second': () => buildPage('web-second', { VITE_VARIANT: 'second' }),
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv[2];
  try {
    for (const name of wanted === undefined ? ['server', 'web'] : [wanted]) await BUILDS[name]();
  } catch (error) {
    // esbuild has printed its errors already, with the lines they are about.
    if (error.errors === undefined || wanted?.startsWith('web')) console.error(error.message);
    process.exitCode = 1;
  }
}
