/**
 * Pieces of different length in one array of integers. What is released stays as waste until `compact` moves what is still
 * used together; only the owner knows where his pieces are, so he names them one by one.
 */

const FIRST = 1;

export class Arena {
  cells = new Int32Array(1024);
  /** 0 is nowhere, so that it can mean none. */
  #end = FIRST;
  #wasted = 0;

  allocate(size: number): number {
    const at = this.#end;
    this.#end += size;
    if (this.#end > this.cells.length) this.#grow();
    return at;
  }

  release(size: number): void {
    this.#wasted += size;
  }

  /** Half of it is waste. */
  get sparse(): boolean {
    return this.#wasted > 4096 && 2 * this.#wasted > this.#end;
  }

  /** `visitAll` calls `keep` for every piece in use, which answers its new place. */
  compact(visitAll: (keep: (at: number, size: number) => number) => void): void {
    const old = this.cells;
    const cells = new Int32Array(this.#end - this.#wasted + 1024);
    let end = FIRST;
    visitAll((at, size) => {
      for (let cell = 0; cell < size; cell++) cells[end + cell] = old[at + cell] as number;
      end += size;
      return end - size;
    });
    this.cells = cells;
    this.#end = end;
    this.#wasted = 0;
  }

  #grow(): void {
    const cells = new Int32Array(this.#end + (this.#end >> 1));
    cells.set(this.cells);
    this.cells = cells;
  }
}
