/** A list of integers that is emptied and filled again for every post: an array of JavaScript gives its memory away when it is emptied. */
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
