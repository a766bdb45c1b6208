import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeModelFolder, TINY_CONFIG, TINY_TOKENIZER, tinyModel } from '../../../tests/support/model-folder.ts';
import { onnxModel } from '../../../tests/support/onnx-model.ts';
import { createOnnxEngine } from './onnx-engine.ts';
import { type SentimentEngine, SentimentEngineError } from './sentiment-engine.ts';

const MISSING = 'onnxruntime-node is not installed: `npm install --include=optional` brings it';
const isInstalled = (() => {
  try {
    return createRequire(import.meta.url).resolve('onnxruntime-node') !== '';
  } catch {
    return false;
  }
})();

// Inside the project, so that the packages are found.
const outfile = join(import.meta.dirname, `../../../node_modules/.cache/earshot/test-onnx-process-${process.pid}.mjs`);
const program = pathToFileURL(outfile);
const folders: string[] = [];
const engines: SentimentEngine[] = [];

beforeAll(async () => {
  const entry = join(import.meta.dirname, 'onnx-process.ts');
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
});
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
afterAll(() => rm(outfile, { force: true }));

async function folderOf(files: Record<string, unknown> = {}): Promise<string> {
  const folder = await makeModelFolder(files);
  folders.push(folder);
  return folder;
}

async function engineOf(files: Record<string, unknown> = {}): Promise<SentimentEngine> {
  const engine = await createOnnxEngine({ folder: await folderOf(files), threads: 1, program });
  engines.push(engine);
  return engine;
}

const text = (content: string, title: string | null = null) => ({ title, content });

describe.skipIf(!isInstalled)(isInstalled ? 'a model in a local folder' : MISSING, () => {
  test('scores texts of any length in their order; what is empty has no score', async () => {
    const engine = await engineOf();
    const posts = [
      text('good service'),
      text(' \n'),
      text('awful bad 差'),
      text('the the the'),
      text('superb awful'),
      text('', '好'),
    ];
    const scores = await engine.score(posts);
    expect(scores.map(({ sentiment }) => sentiment)).toEqual(['Positive', null, 'Negative', 'Neutral', 'Mixed', 'Positive']);
    // 100 · (e⁴ − 1) ÷ (e⁴ + e^1.5 + 1): the mark at the beginning and "service" speak for neutral.
    expect(scores[0]?.score).toBe(89);
    expect(engine).toMatchObject({ name: 'onnx', version: expect.stringMatching(/^[0-9a-f]{12}$/) });
  });

  test('a text scores the same alone and beside any others: padding counts for nothing', async () => {
    const engine = await engineOf({ 'model.onnx': tinyModel({ ignoredInputs: ['token_type_ids'] }) });
    const words = ['good', 'bad', 'superb service', 'x y z awful', '差 好 good'];
    const posts = Array.from({ length: 90 }, (_, n) => text(`${words[n % 5]} ${'x '.repeat(n % 11)}`));
    const together = await engine.score(posts);
    const alone = await Promise.all(posts.map(async (post) => (await engine.score([post]))[0]));
    expect(together).toEqual(alone);
  });

  test('a text beyond the length of the model is read by its beginning and its end', async () => {
    const engine = await engineOf();
    const filler = 'x '.repeat(5000);
    const scores = await engine.score([text(`${filler}awful`), text(`superb ${filler}`), text(`${filler} awful ${filler}`)]);
    expect(scores.map(({ sentiment }) => sentiment)).toEqual(['Negative', 'Positive', 'Neutral']);
  });

  test('the network may lie in onnx/, quantised, with an output of another name', async () => {
    const engine = await engineOf({ 'model.onnx': null, 'onnx/model_quantized.onnx': tinyModel({ outputName: 'scores' }) });
    expect((await engine.score([text('bad')]))[0]?.sentiment).toBe('Negative');
  });

  test('the version changes with the model', async () => {
    const [one, same, other] = [
      await engineOf(),
      await engineOf(),
      await engineOf({ 'model.onnx': tinyModel({ outputName: 'o' }) }),
    ];
    expect(same.version).toBe(one.version);
    expect(other.version).not.toBe(one.version);
  });

  test('an abort ends the question at once; the next one is answered', async () => {
    const engine = await engineOf();
    const stop = new AbortController();
    const asked = engine.score(
      Array.from({ length: 5000 }, () => text('good')),
      stop.signal,
    );
    stop.abort(new Error('no longer needed'));
    await expect(asked).rejects.toThrow('no longer needed');
    await expect(engine.score([text('good')], stop.signal)).rejects.toThrow('no longer needed');
    expect(await engine.score([text('good')])).toHaveLength(1);
  });

  test('once closed it answers nothing, and closing again is no error', async () => {
    const engine = await engineOf();
    const asked = engine.score(Array.from({ length: 5000 }, () => text('good')));
    const closed = Promise.all([engine.close(), engine.close()]);
    await expect(asked).rejects.toThrow(SentimentEngineError);
    await closed;
    await expect(engine.score([text('good')])).rejects.toThrow('closed');
  });

  const labels = (id2label: Record<number, string>) => ({ 'config.json': { ...TINY_CONFIG, id2label } });
  const broken: [string, Record<string, unknown>, RegExp][] = [
    ['no config.json', { 'config.json': null }, /config\.json in .+ cannot be read/],
    ['no tokenizer.json', { 'tokenizer.json': null }, /tokenizer\.json in .+ cannot be read/],
    [
      'a config.json of something else',
      { 'config.json': { a: 1 } },
      /config\.json in .+ is not that of a classification model: id2label/,
    ],
    ['a config.json that is no JSON', { 'config.json': '{' }, /config\.json in .+ is not JSON/],
    ['no network', { 'model.onnx': null }, /no model in .+: none of model\.onnx, onnx\/model\.onnx/],
    ['labels of another matter', labels({ 0: 'sports', 1: 'politics' }), /not those of sentiment: sports, politics/],
    ['one side only', labels({ 0: 'neutral', 1: 'positive' }), /not those of sentiment/],
    ['a gap in the labels', labels({ 0: 'negative', 2: 'positive' }), /not those of sentiment/],
    ['several labels per text', { 'config.json': { ...TINY_CONFIG, problem_type: 'multi_label_classification' } }, /multi_label/],
    ['a network that is none', { 'model.onnx': 'nothing' }, /The model in .+ cannot be used/],
    [
      'more labels than outputs',
      labels({ 0: '1 star', 1: '2 stars', 2: '3 stars', 3: '4 stars', 4: '5 stars' }),
      /\[1, 3\] where float32 \[1, 5\]/,
    ],
    [
      'inputs unheard of',
      { 'model.onnx': tinyModel({ ignoredInputs: ['pixels'] }) },
      /asks for input_ids, attention_mask, pixels/,
    ],
    [
      'a tokenizer of an unknown kind',
      { 'tokenizer.json': { ...TINY_TOKENIZER, model: { type: 'Morse' } } },
      /tokenizer\.json in .+ cannot be used/,
    ],
    ['a network for fewer tokens', { 'model.onnx': onnxModel({ weights: [[0, 0, 0]] }) }, /The model in .+ cannot be used/],
  ];
  test.each(broken)('%s is refused by name', async (_what, files, message) => {
    const opened = engineOf(files);
    await expect(opened).rejects.toThrow(SentimentEngineError);
    await expect(opened).rejects.toThrow(message);
  });
});
