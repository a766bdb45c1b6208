/**
 * A list of integers that keeps its memory when it is cleared, as an array of JavaScript does not; filled anew for every
 * document.
 */
export class IntList {
  cells = new Int32Array(64);
  count = 0;

  push(value: number): void {
    if (this.count === this.cells.length) this.#grow();
    this.cells[this.count++] = value;
  }

  at(index: number): number {
    return this.cells[index] as number;
  }

  clear(): void {
    this.count = 0;
  }

  #grow(): void {
    const cells = new Int32Array(2 * this.count);
    cells.set(this.cells);
    this.cells = cells;
  }
}
