/**
 * A classification model in a local folder, as Hugging Face lays it out: `config.json`, `tokenizer.json`, perhaps
 * `tokenizer_config.json`, and the network as `model.onnx` or one of the names below, there or in `onnx/`. Everything that
 * can be wrong without running it is said here, by the name of the file. The network itself is not opened.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Side, sidesOfLabels } from './model-labels.ts';
import { SentimentEngineError } from './sentiment-engine.ts';

export interface ModelFolder {
  modelFile: string;
  tokenizer: object;
  tokenizerConfig: object;
  /** One side for each output of the network, in order. */
  sides: Side[];
  /** Of one text, the marks at its ends included. */
  maxTokens: number;
  padId: number;
}

const MODEL_FILES = ['model.onnx', 'onnx/model.onnx', 'model_quantized.onnx', 'onnx/model_quantized.onnx'];

/** Attention costs grow with the square of the length, and posts are short: more is not asked of a model that could. */
const LONGEST = 512;

const modelConfig = z.object({
  id2label: z.record(z.string(), z.string()),
  model_type: z.string().optional(),
  max_position_embeddings: z.int().positive().optional(),
  pad_token_id: z.int().nonnegative().nullish(),
  problem_type: z.string().nullish(),
});
const tokenizerConfig = z.looseObject({ model_max_length: z.number().positive().optional() });
const tokenizerFile = z.looseObject({ model: z.looseObject({}) });

/** @throws SentimentEngineError naming the file and what is wrong with it */
export async function readModelFolder(folder: string): Promise<ModelFolder> {
  const config = await readJson(folder, 'config.json', modelConfig);
  const tokenizer = await readJson(folder, 'tokenizer.json', tokenizerFile);
  const given = (await exists(join(folder, 'tokenizer_config.json')))
    ? await readJson(folder, 'tokenizer_config.json', tokenizerConfig)
    : {};
  const padId = config.pad_token_id ?? 0;
  return {
    modelFile: await findModel(folder),
    tokenizer,
    tokenizerConfig: given,
    sides: readSides(folder, config),
    maxTokens: Math.min(LONGEST, given.model_max_length ?? LONGEST, positions(config, padId)),
    padId,
  };
}

/** Changes whenever a file of the model does; the first 12 hexadecimal digits of a SHA-256. */
export async function modelVersion(folder: string, { modelFile }: ModelFolder): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(join(folder, 'config.json'))).update(await readFile(join(folder, 'tokenizer.json')));
  for await (const chunk of createReadStream(modelFile)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, 12);
}

function readSides(folder: string, { id2label, problem_type: problem }: z.infer<typeof modelConfig>): Side[] {
  const labels = Array.from({ length: Object.keys(id2label).length }, (_, at) => id2label[String(at)] ?? '');
  if (problem && problem !== 'single_label_classification') {
    throw new SentimentEngineError(`config.json in ${folder} is of a model for ${problem}, not for one label per text`);
  }
  const sides = sidesOfLabels(labels);
  if (sides) return sides;
  throw new SentimentEngineError(
    `The labels of config.json in ${folder} are not those of sentiment: ${labels.join(', ')}. Name them negative, neutral, positive or "1 star" to "5 stars" in id2label`,
  );
}

/** The RoBERTa family counts positions from behind the padding id, so that its table of 514 holds 512 tokens. */
function positions({ max_position_embeddings: size, model_type: type }: z.infer<typeof modelConfig>, padId: number): number {
  if (size === undefined) return LONGEST;
  return /roberta|camembert/.test(type ?? '') ? size - padId - 1 : size;
}

async function findModel(folder: string): Promise<string> {
  for (const name of MODEL_FILES) if (await exists(join(folder, name))) return join(folder, name);
  throw new SentimentEngineError(`There is no model in ${folder}: none of ${MODEL_FILES.join(', ')}`);
}

async function readJson<Shape extends z.ZodType>(folder: string, name: string, shape: Shape): Promise<z.infer<Shape>> {
  const content = await readFile(join(folder, name), 'utf8').catch((error: unknown) => {
    throw new SentimentEngineError(`${name} in ${folder} cannot be read`, { cause: error });
  });
  const parsed = shape.safeParse(jsonOf(content, folder, name));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'it'}: ${issue.message}`).join('; ');
  throw new SentimentEngineError(`${name} in ${folder} is not that of a classification model: ${problems}`);
}

function jsonOf(content: string, folder: string, name: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new SentimentEngineError(`${name} in ${folder} is not JSON`, { cause: error });
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
