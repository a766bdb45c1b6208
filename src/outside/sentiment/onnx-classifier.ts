/**
 * The network itself, on the processor, through onnxruntime. It computes on the thread that asks and holds it while it
 * does, which is why it lives in a process of its own (onnx-process.ts).
 */
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { timeLimit } from '../../time-limit.ts';
import { batchRows, createEncoder, type TokenBatch } from './encode-texts.ts';
import { judgeProbabilities, softmax } from './judge-probabilities.ts';
import { type ModelFolder, readModelFolder } from './model-folder.ts';
import { type EngineScore, SentimentEngineError } from './sentiment-engine.ts';

export interface Classifier {
  /** One score for each text, in order. Takes breath between batches, and stops there when the signal says so. */
  score(texts: readonly string[], signal: AbortSignal): Promise<EngineScore[]>;
}

/** What exports of the field's libraries ask for; `position_ids` and others are not made here. */
const INPUTS = ['input_ids', 'attention_mask', 'token_type_ids'] as const;

/** @throws SentimentEngineError naming the folder and what is wrong */
export async function openClassifier(folder: string, threads: number): Promise<Classifier> {
  const model = await readModelFolder(folder);
  const runtime = await loadRuntime();
  const refused = (what: string) => (cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SentimentEngineError(`${what} in ${folder} cannot be used: ${reason}`, { cause });
  };
  const session = await runtime.InferenceSession.create(model.modelFile, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel: 4,
  }).catch(refused('The model'));
  checkInputs(session, model);
  const encode = attempt(() => createEncoder(model), refused('tokenizer.json'));

  async function run(batch: TokenBatch): Promise<number[][]> {
    const values = { input_ids: batch.ids, attention_mask: batch.mask, token_type_ids: new BigInt64Array(batch.ids.length) };
    const inputs = INPUTS.filter((name) => session.inputNames.includes(name)).map((name) => {
      return [name, new runtime.Tensor('int64', values[name], [batch.rows, batch.columns])] as const;
    });
    const outputs = await session.run(Object.fromEntries(inputs));
    return readLogits(outputs[outputName(session)], batch.rows, model);
  }

  async function score(texts: readonly string[], signal: AbortSignal): Promise<EngineScore[]> {
    const scores: EngineScore[] = [];
    for (const batch of batchRows(texts.map(encode), model.padId)) {
      signal.throwIfAborted();
      const rows = await run(batch);
      for (const [row, at] of batch.at.entries()) scores[at] = judgeProbabilities(softmax(rows[row] ?? []), model.sides);
    }
    return scores;
  }

  // A first text shows what the files do not say: whether tokens, network and labels belong together.
  await score(['ok'], timeLimit(60_000)).catch(refused('The model'));
  return { score };
}

/** It is optional: large, and needed by those only who bring a model. */
async function loadRuntime(): Promise<typeof import('onnxruntime-node')> {
  return import('onnxruntime-node').catch((error: unknown) => {
    throw new SentimentEngineError(
      'The package onnxruntime-node is not installed or has no build for this machine: run `npm install --include=optional`',
      { cause: error },
    );
  });
}

function checkInputs({ inputNames, inputMetadata }: InferenceSession, { modelFile }: ModelFolder): void {
  const unknown = inputNames.filter((name) => !INPUTS.some((known) => known === name));
  if (unknown.length > 0 || !inputNames.includes('input_ids')) {
    throw new SentimentEngineError(`${modelFile} asks for ${inputNames.join(', ')}; known are ${INPUTS.join(', ')}`);
  }
  const other = inputMetadata.find((input) => input.isTensor && input.type !== 'int64');
  if (other) throw new SentimentEngineError(`${modelFile} asks for ${other.name} in another type than int64`);
}

function outputName({ outputNames }: InferenceSession): string {
  return outputNames.includes('logits') ? 'logits' : (outputNames[0] ?? '');
}

function readLogits(output: Tensor | undefined, rows: number, { sides }: ModelFolder): number[][] {
  const labels = sides.length;
  if (output?.type !== 'float32' || output.dims.join() !== `${rows},${labels}`) {
    const found = output ? `${output.type} [${output.dims.join(', ')}]` : 'nothing';
    throw new Error(`its output is ${found} where float32 [${rows}, ${labels}] is due, one for each label of config.json`);
  }
  const values = [...(output.data as Float32Array)];
  return Array.from({ length: rows }, (_, row) => values.slice(row * labels, (row + 1) * labels));
}

function attempt<Value>(make: () => Value, refused: (cause: unknown) => never): Value {
  try {
    return make();
  } catch (error) {
    return refused(error);
  }
}
