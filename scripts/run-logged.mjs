/** Runs a program quietly: what it says goes to a log file, is kept for an explanation, and can be watched line by line. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Resolves to the exit code (1 for a signal or a program that cannot be started) and everything it wrote. */
export async function runLogged(command, args, { cwd, log, onLine = () => undefined, env = process.env }) {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  const lines = [];
  const keep = (line) => {
    lines.push(line);
    file.write(`${line}\n`);
    onLine(line);
  };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // A terminal tells the whole group; a supervisor tells only us.
  const endTogether = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, endTogether);
  const readers = [child.stdout, child.stderr].map((stream) => createInterface({ input: stream }).on('line', keep));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      keep(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  for (const signal of SIGNALS) process.off(signal, endTogether);
  for (const reader of readers) reader.close();
  await new Promise((resolve) => file.end(resolve));
  return { code, output: lines.join('\n') };
}
