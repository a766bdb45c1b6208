/** What the detector learned (see `train/language/`), as it is read from its file of bytes. */
import { PLACES_BITS } from './features.ts';

/** One weighing: its sum over the features of a text, and the bias, is the logarithm of odds. */
export interface Weights {
  /** By feature place; times `scale` they are logarithms of odds. */
  places: Int8Array;
  scale: number;
  bias: number;
}

export interface LanguageModel {
  /** For Cantonese, against written Chinese. */
  cantonese: Weights;
  /** For English, against other languages in Latin letters. */
  english: Weights;
}

const SIGNATURE = 'EARLANG1';
const PLACES = 1 << PLACES_BITS;
const HEAD = SIGNATURE.length + 4 * 4;

/** Throws RangeError where the bytes are not a language model of this version. */
export function readLanguageModel(bytes: Uint8Array): LanguageModel {
  const signature = String.fromCharCode(...bytes.subarray(0, SIGNATURE.length));
  if (signature !== SIGNATURE || bytes.length !== HEAD + 2 * PLACES) {
    throw new RangeError(`Not a language model of this version: ${bytes.length} bytes that begin with "${signature}"`);
  }
  const numbers = new DataView(bytes.buffer, bytes.byteOffset + SIGNATURE.length);
  const weights = (index: number): Weights => ({
    places: new Int8Array(bytes.buffer, bytes.byteOffset + HEAD + index * PLACES, PLACES),
    scale: numbers.getFloat32(index * 8, true),
    bias: numbers.getFloat32(index * 8 + 4, true),
  });
  return { cantonese: weights(0), english: weights(1) };
}

/** The same as bytes. */
export function writeLanguageModel({ cantonese, english }: LanguageModel): Uint8Array {
  const bytes = new Uint8Array(HEAD + 2 * PLACES);
  bytes.set([...SIGNATURE].map((sign) => sign.charCodeAt(0)));
  const numbers = new DataView(bytes.buffer, SIGNATURE.length);
  for (const [index, { places, scale, bias }] of [cantonese, english].entries()) {
    numbers.setFloat32(index * 8, scale, true);
    numbers.setFloat32(index * 8 + 4, bias, true);
    bytes.set(new Uint8Array(places.buffer, places.byteOffset, PLACES), HEAD + index * PLACES);
  }
  return bytes;
}
