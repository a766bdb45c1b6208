/**
 * Which hashes were added, by their lowest bits: at 16 of them 8 kB, which stay in the nearest cache and rule out nearly every
 * other hash at one look.
 */
export class HashBits {
  readonly #bits: Int32Array;
  readonly #mask: number;

  /** `size`: a power of two, well above the number of hashes. */
  constructor(size: number = 2 ** 16) {
    this.#bits = new Int32Array(size / 32);
    this.#mask = size - 1;
  }

  add(hash: number): void {
    const bit = hash & this.#mask;
    (this.#bits[bit >>> 5] as number) |= 1 << (bit & 31);
  }

  /** False is certain. */
  mayHave(hash: number): boolean {
    const bit = hash & this.#mask;
    return (((this.#bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 1;
  }
}
