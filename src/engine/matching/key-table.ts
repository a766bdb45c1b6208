/**
 * A map from 32-bit keys to positive numbers for look-ups that mostly fail: open addressing in one flat table, behind a
 * Bloom-like filter that is small enough for the processor's cache.
 */

const EMPTY = 0;
const REMOVED = -1;
const SMALLEST = 4;

/** No key is there unless all of these bits are set. */
export function filterBits(key: number): number {
  return (1 << (key >>> 4)) | (1 << (key >>> 9));
}

export class KeyTable {
  size = 0;
  /** Slots that are not empty, and those of them whose key was removed. */
  #used = 0;
  #removed = 0;
  /** log2 of the slots. */
  #bits = SMALLEST;
  /** Key and value of each slot. */
  #slots = new Int32Array(2 << SMALLEST);
  /** A quarter as many words as slots: at least 16 bits for each key, of which it has two in one word. */
  filter = new Int32Array(1 << (SMALLEST - 2));
  /** The word of the filter that a key is in: `key >>> shift`; its bits there: `filterBits(key)`. */
  shift = 32 - (SMALLEST - 2);

  /** 0 where the key is not there. */
  get(key: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (key >>> (32 - this.#bits)) << 1;
    for (let value = slots[slot + 1] as number; value !== EMPTY; value = slots[slot + 1] as number) {
      if (slots[slot] === key && value !== REMOVED) return value;
      slot = (slot + 2) & mask;
    }
    return 0;
  }

  set(key: number, value: number): void {
    const slot = this.#slotOf(key);
    if (slot >= 0) {
      this.#slots[slot + 1] = value;
      return;
    }
    if (2 * (this.#used + 1) > 1 << this.#bits) this.#rebuild();
    this.#insert(key, value);
    this.size++;
  }

  delete(key: number): void {
    const slot = this.#slotOf(key);
    if (slot < 0) return;
    this.#slots[slot + 1] = REMOVED;
    this.size--;
    // Bits of the filter are only cleared by rebuilding, and re-indexing removes the very keys that were found most often.
    if (++this.#removed > 64 + (this.size >> 4)) this.#rebuild();
  }

  /** Replaces every value by what `change` makes of it. */
  update(change: (value: number) => number): void {
    const slots = this.#slots;
    for (let slot = 1; slot < slots.length; slot += 2) {
      const value = slots[slot] as number;
      if (value > 0) slots[slot] = change(value);
    }
  }

  #slotOf(key: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (key >>> (32 - this.#bits)) << 1;
    for (let value = slots[slot + 1] as number; value !== EMPTY; value = slots[slot + 1] as number) {
      if (slots[slot] === key && value !== REMOVED) return slot;
      slot = (slot + 2) & mask;
    }
    return -1;
  }

  #insert(key: number, value: number): void {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (key >>> (32 - this.#bits)) << 1;
    while (slots[slot + 1] !== EMPTY) slot = (slot + 2) & mask;
    slots[slot] = key;
    slots[slot + 1] = value;
    this.filter[key >>> this.shift] = (this.filter[key >>> this.shift] as number) | filterBits(key);
    this.#used++;
  }

  /** With room for more keys, and without the removed ones. */
  #rebuild(): void {
    const old = this.#slots;
    this.#bits = SMALLEST;
    while (2.5 * (this.size + 1) > 1 << this.#bits) this.#bits++;
    this.#slots = new Int32Array(2 << this.#bits);
    this.filter = new Int32Array(1 << (this.#bits - 2));
    this.shift = 32 - (this.#bits - 2);
    this.#used = 0;
    this.#removed = 0;
    for (let slot = 0; slot < old.length; slot += 2) {
      const value = old[slot + 1] as number;
      if (value > 0) this.#insert(old[slot] as number, value);
    }
  }
}
