import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { laterThreads } from './priorities.ts';

/** A thread that answers what it is given as its own priority each time it is asked. */
function thread(begin = '') {
  const code = `${begin}
    const { parentPort } = require('node:worker_threads');
    const { getPriority } = require('node:os');
    parentPort.on('message', () => parentPort.postMessage(getPriority()));`;
  const worker = new Worker(code, { eval: true });
  const priority = () =>
    new Promise<number>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage('?');
    });
  return { priority, end: () => worker.terminate() };
}

test.skipIf(process.platform !== 'linux')(
  'threads that come later give way, and those that do so further stay there',
  async () => {
    const before = thread();
    const its = await before.priority();
    const lower = await laterThreads();
    const after = thread();
    const further = thread(`require('node:os').setPriority(15);`);
    expect(await after.priority()).toBe(its);
    expect(await further.priority()).toBe(15);
    lower();
    expect([await before.priority(), await after.priority(), await further.priority()]).toEqual([its, its + 3, 15]);
    await Promise.all([before.end(), after.end(), further.end()]);
  },
);
