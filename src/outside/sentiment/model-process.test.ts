import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeModelFolder } from '../../../tests/support/model-folder.ts';
import type { ModelProcessOptions } from './model-process.ts';
import { createOnnxEngine } from './onnx-engine.ts';
import { type SentimentEngine, SentimentEngineError } from './sentiment-engine.ts';

/** In place of a model: computes for ever over 'hang', dies over 'die', leaves 'wait' open, and scores others by their length. */
const STAND_IN = `
process.on('disconnect', () => process.exit(0));
process.on('message', ({ kind, id, texts }) => {
  if (kind === 'cancel') return process.send({ kind: 'failed', id, reason: 'called off' });
  if (texts[0] === 'hang') for (;;);
  if (texts[0] === 'die') process.exit(3);
  const scores = texts.map((text) => ({ sentiment: 'Positive', score: text.length }));
  if (texts[0] !== 'wait') process.send({ kind: 'scores', id, scores });
});
process.send({ kind: 'ready' });
`;
const SILENT = 'setInterval(() => undefined, 1000);';

let programs: string;
let folder: string;
const engines: SentimentEngine[] = [];
beforeAll(async () => {
  folder = await makeModelFolder();
  programs = await mkdtemp(join(tmpdir(), 'earshot-programs-'));
});
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
});
afterAll(async () => {
  for (const made of [folder, programs]) await rm(made, { recursive: true, force: true });
});

async function engineOf(program: string, limits: Partial<ModelProcessOptions> = {}): Promise<SentimentEngine> {
  const file = join(programs, 'program.mjs');
  await writeFile(file, program);
  const engine = await createOnnxEngine({ folder, threads: 1, program: pathToFileURL(file), ...limits });
  engines.push(engine);
  return engine;
}

const posts = (...contents: string[]) => contents.map((content) => ({ title: null, content }));
const good = [{ sentiment: 'Positive', score: 4 }];

describe('the process of a model', () => {
  test('that hangs is ended when a question is called off in vain; the next one has another', async () => {
    const engine = await engineOf(STAND_IN, { stopMs: 50 });
    const stop = new AbortController();
    const hanging = engine.score(posts('hang'), stop.signal);
    const behind = engine.score(posts('good'));
    await turn();
    stop.abort(new Error('no longer needed'));
    await expect(hanging).rejects.toThrow('no longer needed');
    await expect(behind).rejects.toThrow('did not answer within 0.05 seconds; its process was ended');
    expect(await engine.score(posts('good'))).toEqual(good);
  });

  test('that answers a question called off stays: others are not lost with it', async () => {
    const engine = await engineOf(STAND_IN, { stopMs: 60_000 });
    const stop = new AbortController();
    const waiting = engine.score(posts('wait'), stop.signal);
    const beside = engine.score(posts('good'));
    await turn();
    stop.abort(new Error('no longer needed'));
    await expect(waiting).rejects.toThrow('no longer needed');
    expect(await beside).toEqual(good);
    expect(await engine.score(posts('good'))).toEqual(good);
  });

  test('that dies fails its question only', async () => {
    const engine = await engineOf(STAND_IN);
    await expect(engine.score(posts('die'))).rejects.toThrow('ended (3)');
    expect(await engine.score(posts('good'))).toEqual(good);
  });

  test('that never opens its model is an error after a time', async () => {
    const opened = engineOf(SILENT, { startMs: 50 });
    await expect(opened).rejects.toThrow(SentimentEngineError);
    await expect(opened).rejects.toThrow('was not open within 0.05 seconds');
  });

  test('is sent the beginning and the end of a long text', async () => {
    const engine = await engineOf(STAND_IN);
    const [{ score } = { score: null }] = await engine.score(posts('中'.repeat(1_000_000)));
    expect(score).toBeLessThan(20_000);
  });

  test('is gone once it is closed, also while it hangs', async () => {
    const engine = await engineOf(STAND_IN);
    const hanging = engine.score(posts('hang'));
    await turn();
    const closed = engine.close();
    await expect(hanging).rejects.toThrow('closed');
    await closed;
  });
});
