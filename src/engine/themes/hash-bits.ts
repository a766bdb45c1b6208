/** Which hashes were added, by their lowest 16 bits: 8 kB that stay in the nearest cache and rule out nearly every other hash at one look. */
const BITS = 2 ** 16;

export class HashBits {
  readonly #bits = new Int32Array(BITS / 32);

  add(hash: number): void {
    const bit = hash & (BITS - 1);
    (this.#bits[bit >>> 5] as number) |= 1 << (bit & 31);
  }

  /** False is certain. */
  mayHave(hash: number): boolean {
    const bit = hash & (BITS - 1);
    return (((this.#bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 1;
  }
}
