/**
 * The trained model as it is stored: four letters, the length of a JSON header, the header, and per language one table of
 * bytes, two per bucket (what an n-gram says for praise and for complaint), n-grams of words first, those of letters after them.
 */
import { z } from 'zod';
import { EVIDENCE } from './evidence.ts';

const MAGIC = 'ESM1';
const PREFIX = 8;

const powerOfTwo = z.int().refine((size) => size > 0 && (size & (size - 1)) === 0, 'must be a power of two');
const language = z.object({
  /** Buckets. */
  words: powerOfTwo,
  letters: powerOfTwo,
  /** What one step of a byte weighs. */
  wordStep: z.number().positive(),
  letterStep: z.number().positive(),
  /** An n-gram counts its weight / sqrt(n + smoothing), n being how many of its group a post has. */
  wordSmoothing: z.number().positive(),
  letterSmoothing: z.number().positive(),
  /** Two per entry of EVIDENCE, then the two biases. */
  evidence: z.array(z.number()).length(2 * EVIDENCE.length + 2),
  /** How far praise must outweigh complaint, or be outweighed, for a post to take a side in which no word of the lists stands. */
  quietBand: z.number().nonnegative(),
});
const header = z.object({ english: language, chinese: language });

export type ModelHeader = z.infer<typeof header>;
export type LanguageName = keyof ModelHeader;
export interface LanguageModel extends z.infer<typeof language> {
  weights: Int8Array;
}
export type SentimentModel = Readonly<Record<LanguageName, LanguageModel>>;

const LANGUAGES: readonly LanguageName[] = ['english', 'chinese'];

/** The bytes are not copied. Throws RangeError on anything but a whole model of this form. */
export function readSentimentModel(bytes: Uint8Array): SentimentModel {
  const { given, from } = readHeader(bytes);
  let at = from;
  const take = (name: LanguageName): LanguageModel => {
    const size = 2 * (given[name].words + given[name].letters);
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at, Math.min(size, bytes.length - at));
    at += size;
    return { ...given[name], weights };
  };
  const model = { english: take('english'), chinese: take('chinese') };
  if (at !== bytes.length) throw new RangeError(`The sentiment model has ${bytes.length} bytes, its header says ${at}.`);
  return model;
}

function readHeader(bytes: Uint8Array): { given: ModelHeader; from: number } {
  if (readLetters(bytes.subarray(0, MAGIC.length)) !== MAGIC || bytes.length < PREFIX)
    throw new RangeError('No sentiment model: it does not begin as one.');
  const from = PREFIX + new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
  try {
    return { given: header.parse(JSON.parse(readLetters(bytes.subarray(PREFIX, from)))), from };
  } catch (error) {
    throw new RangeError('No sentiment model: its header cannot be read.', { cause: error });
  }
}

/** The other direction, for whoever trains. */
export function writeSentimentModel(model: SentimentModel): Uint8Array {
  const given = Object.fromEntries(LANGUAGES.map((name) => [name, { ...model[name], weights: undefined }]));
  const text = Uint8Array.from(JSON.stringify(given), (letter) => letter.charCodeAt(0));
  const size = PREFIX + text.length + LANGUAGES.reduce((sum, name) => sum + model[name].weights.length, 0);
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(MAGIC, (letter) => letter.charCodeAt(0)));
  new DataView(bytes.buffer).setUint32(MAGIC.length, text.length, true);
  bytes.set(text, PREFIX);
  let at = PREFIX + text.length;
  for (const name of LANGUAGES) {
    bytes.set(new Uint8Array(model[name].weights.buffer, model[name].weights.byteOffset, model[name].weights.length), at);
    at += model[name].weights.length;
  }
  return bytes;
}

/** The header is ASCII throughout. */
function readLetters(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
