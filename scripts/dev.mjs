/**
 * `npm run dev`: the page with hot reload on :5173 and the server beside it, started anew whenever its sources change.
 * The server is told that its public address is the page's, so that signing in works through the proxy.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverBuild } from './build.mjs';
import { root, setUp } from './setup.mjs';

await setUp({ build: false });
const PAGE = 'http://localhost:5173';
const { context } = await import('esbuild');
const { createServer } = await import('vite');

let server;
let restarts = Promise.resolve();

function restart() {
  restarts = restarts.then(stop).then(() => {
    server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/main.js'), 'serve'], {
      cwd: root,
      stdio: 'inherit',
      env: { UV_THREADPOOL_SIZE: '16', ...process.env, PUBLIC_URL: PAGE },
    });
  });
}

/** The data folder belongs to one process at a time: the next server waits until this one is gone. */
async function stop() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await gone;
}

const onBuilt = {
  name: 'restart',
  setup(build) {
    build.onEnd((result) => {
      if (result.errors.length === 0) restart();
    });
  },
};

const watched = await context({ ...serverBuild, plugins: [onBuilt] });
await watched.watch();
const page = await createServer({ configFile: join(root, 'vite.config.ts') });
await page.listen();
page.printUrls();

// Vite ends the process by itself at a signal, so the server is told on the way out; it closes its stores and follows.
process.on('exit', () => server?.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
