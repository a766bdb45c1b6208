/** Collects the values of a statement while it is written, each under a name of its own: `q0`, `q1`, … */
import type { Param, Params } from './client.ts';

export class BoundValues {
  readonly params: Params = {};
  private count = 0;

  text(value: string): string {
    return this.add(value, 'String');
  }

  texts(values: readonly string[]): string {
    return this.add(values, 'Array(String)');
  }

  private add(value: Param, type: string): string {
    const name = `q${this.count++}`;
    this.params[name] = value;
    return `{${name}:${type}}`;
  }
}
