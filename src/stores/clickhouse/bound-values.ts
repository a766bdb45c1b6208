/** Collects the values of a statement while it is written, each under a name of its own: `q0`, `q1`, … */
import { asJson } from './as-json.ts';
import { type Param, type Params, tuple } from './params.ts';
import { seconds } from './seconds.ts';

export class BoundValues {
  readonly params: Params = {};
  private readonly bound = new Map<string, string>();

  text(value: string): string {
    return this.add(value, 'String');
  }

  texts(values: readonly string[]): string {
    return this.add(values, 'Array(String)');
  }

  time(value: Date): string {
    return this.add(seconds(value), 'UInt32');
  }

  number(value: number): string {
    return this.add(value, 'UInt64');
  }

  numbers(values: readonly number[]): string {
    return this.add(values, 'Array(UInt64)');
  }

  whole(value: number): string {
    return this.add(value, 'Int64');
  }

  /** A list of numbers, or of tuples of them where they have several. */
  packed(values: readonly (readonly bigint[])[]): string {
    const width = values[0]?.length ?? 1;
    if (width === 1) return this.add(values.flat(), 'Array(UInt64)');
    const list = values.map((numbers) => tuple(...numbers));
    return this.add(list, `Array(Tuple(${Array.from({ length: width }, () => 'UInt64').join(', ')}))`);
  }

  /** The same value is bound once. */
  private add(value: Param, type: string): string {
    const key = `${type} ${asJson(value)}`;
    const known = this.bound.get(key);
    if (known) return known;
    const name = `q${this.bound.size}`;
    this.params[name] = value;
    this.bound.set(key, `{${name}:${type}}`);
    return `{${name}:${type}}`;
  }
}
