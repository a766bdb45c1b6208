/** Ends a process that was started here, as its operator would, and waits until it has. */
import type { ChildProcess } from 'node:child_process';

export async function endProcess(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await ended;
}
