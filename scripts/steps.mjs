/** Runs named steps one after another, each with a heading and its duration, and stops where one fails. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup.mjs';

const BIN = join(root, 'node_modules/.bin');

/**
 * `steps`: rows of [name, command, arguments], or several of them that run side by side. Resolves to the name of a step that failed, or
 * undefined.
 */
export async function runSteps(steps) {
  for (const step of steps) {
    const beside = Array.isArray(step[0]) ? step : [step];
    const failed = (await Promise.all(beside.map(runStep))).find((name) => name !== undefined);
    if (failed !== undefined) return failed;
  }
  return undefined;
}

async function runStep([name, command, args, env]) {
  console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const code = await runTool(command, args, env);
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return code === 0 ? undefined : name;
}

/**
 * A tool of the project (a name in node_modules/.bin) or one of its scripts (`scripts/….mjs`); resolves to its exit code. It is
 * told to end when `signal` is aborted.
 */
export function runTool(command, args, env, signal) {
  if (signal?.aborted) return Promise.resolve(1);
  const node = command.endsWith('.mjs');
  const child = spawn(node ? process.execPath : join(BIN, command), node ? [join(root, command), ...args] : args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    signal,
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      // It is still ending.
      if (error.name === 'AbortError') return;
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
}
