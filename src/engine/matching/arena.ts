/**
 * Blocks of different sizes in one array of integers; a block keeps its place for as long as it lives. Sizes are rounded
 * up a little, so that a freed block soon fits another one.
 */

/** 0 is nowhere, so that it can mean none. */
const FIRST = 4;

export class Arena {
  cells = new Int32Array(1024);
  #end = FIRST;
  /** By size, the block that was freed last; its first cell leads to the one freed before it. */
  readonly #free = new Map<number, number>();

  /** The block holds what was left there. */
  allocate(size: number): number {
    const rounded = roundedSize(size);
    const freed = this.#free.get(rounded) ?? 0;
    if (freed !== 0) {
      this.#free.set(rounded, this.cells[freed] as number);
      return freed;
    }
    const at = this.#end;
    this.#end += rounded;
    if (this.#end > this.cells.length) this.#grow();
    return at;
  }

  /** `size` as it was asked for. */
  free(at: number, size: number): void {
    const rounded = roundedSize(size);
    this.cells[at] = this.#free.get(rounded) ?? 0;
    this.#free.set(rounded, at);
  }

  #grow(): void {
    const cells = new Int32Array(this.#end + (this.#end >> 1));
    cells.set(this.cells);
    this.cells = cells;
  }
}

/** At most an eighth more, so that there are few different sizes; never nothing, since a freed block leads to the next one. */
function roundedSize(size: number): number {
  if (size === 0) return 4;
  const step = size <= 32 ? 4 : 1 << (28 - Math.clz32(size));
  return (size + step - 1) & -step;
}
