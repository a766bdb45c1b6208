/** A tiny classification model in a folder, laid out as real ones are: a vocabulary of words, each with a weight per label. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onnxModel } from './onnx-model.ts';

/** What each word adds to negative, neutral and positive. */
const WORDS: Record<string, [number, number, number]> = {
  '[PAD]': [9, -9, 9],
  '[UNK]': [0, 0.2, 0],
  '[CLS]': [0, 1, 0],
  '[SEP]': [0, 0, 0],
  good: [0, 0, 4],
  superb: [0, 0, 8],
  bad: [4, 0, 0],
  awful: [8, 0, 0],
  service: [0, 0.5, 0],
  好: [0, 0, 4],
  差: [4, 0, 0],
};

export const TINY_TOKENIZER = {
  version: '1.0',
  truncation: null,
  padding: null,
  added_tokens: ['[PAD]', '[UNK]', '[CLS]', '[SEP]'].map((content, id) => ({
    id,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  })),
  normalizer: { type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true, strip_accents: null, lowercase: true },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  post_processor: {
    type: 'TemplateProcessing',
    single: [
      { SpecialToken: { id: '[CLS]', type_id: 0 } },
      { Sequence: { id: 'A', type_id: 0 } },
      { SpecialToken: { id: '[SEP]', type_id: 0 } },
    ],
    pair: [],
    special_tokens: {
      '[CLS]': { id: '[CLS]', ids: [2], tokens: ['[CLS]'] },
      '[SEP]': { id: '[SEP]', ids: [3], tokens: ['[SEP]'] },
    },
  },
  decoder: null,
  model: {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(Object.keys(WORDS).map((word, id) => [word, id])),
  },
};

export const TINY_CONFIG = {
  model_type: 'bert',
  id2label: { 0: 'negative', 1: 'neutral', 2: 'positive' },
  max_position_embeddings: 16,
  pad_token_id: 0,
};

export const tinyModel = (given: { ignoredInputs?: string[]; outputName?: string } = {}): Uint8Array =>
  onnxModel({ weights: Object.values(WORDS), ...given });

/** `files`: others than the usual ones, by name; null leaves one out. */
export async function makeModelFolder(files: Record<string, unknown> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-model-'));
  const all = { 'config.json': TINY_CONFIG, 'tokenizer.json': TINY_TOKENIZER, 'model.onnx': tinyModel(), ...files };
  for (const [name, content] of Object.entries(all)) {
    if (content === null) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    const isText = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(join(folder, name), isText ? content : JSON.stringify(content));
  }
  return folder;
}
