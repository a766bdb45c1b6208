/** Chains of numbers of which most are short and many change: links in one array, the freed ones used again. */

const VALUE = 0;
const NEXT = 1;
const LINK = 2;

export class Chains {
  /** Link 0 is none. */
  cells = new Int32Array(256);
  #end = LINK;
  #free = 0;

  /** The new head of a chain that goes on with `next`. */
  push(value: number, next: number): number {
    const link = this.#take();
    this.cells[link + VALUE] = value;
    this.cells[link + NEXT] = next;
    return link;
  }

  value(link: number): number {
    return this.cells[link + VALUE] as number;
  }

  next(link: number): number {
    return this.cells[link + NEXT] as number;
  }

  /** The chain behind its head, which is freed. */
  dropFirst(head: number): number {
    const next = this.next(head);
    this.#release(head);
    return next;
  }

  /** The head of the chain without those of its values that `drop` says. */
  without(head: number, drop: (value: number) => boolean): number {
    let first = 0;
    let last = 0;
    for (let link = head; link !== 0; ) {
      const next = this.next(link);
      if (drop(this.value(link))) {
        this.#release(link);
      } else {
        if (last === 0) first = link;
        else this.cells[last + NEXT] = link;
        last = link;
      }
      link = next;
    }
    if (last !== 0) this.cells[last + NEXT] = 0;
    return first;
  }

  #release(link: number): void {
    this.cells[link + NEXT] = this.#free;
    this.#free = link;
  }

  #take(): number {
    if (this.#free !== 0) {
      const link = this.#free;
      this.#free = this.next(link);
      return link;
    }
    const link = this.#end;
    this.#end += LINK;
    if (this.#end > this.cells.length) {
      const cells = new Int32Array(2 * this.cells.length);
      cells.set(this.cells);
      this.cells = cells;
    }
    return link;
  }
}
