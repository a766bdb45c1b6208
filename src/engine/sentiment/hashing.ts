/** The hashes by which words and runs of words are known to the lists and to the model: 32 bits, FNV-1a with a final mix. */
const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

export const EMPTY_HASH = OFFSET;

/** One more unit of a word. */
export function addUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}

export function hashText(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = addUnit(hash, text.charCodeAt(at));
  return hash;
}

/** A run of tokens and the next one. */
export function chain(run: number, next: number): number {
  const mixed = Math.imul(run ^ (run >>> 15), 0x2c1b3c6d) ^ next;
  return Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
}

/** The place of a hash in a table of a power of two; FNV leaves too little in the low bits. */
export function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return mixed ^ (mixed >>> 15);
}
