/**
 * A statement with its values written into it, as literals of their types. For the embedded engine alone, which runs statements with
 * bound values one after the other, whatever connection they come by, and mixes values up where a long answer begins beside them
 * (chdb 3.4, `globalParamChain` in its index.js). Statements without run side by side.
 */
import { TupleParam } from '@clickhouse/client';
import type { Param, Params } from './params.ts';

/** `{name:Type}` */
const PLACE = /\{(\w+):([^{}]+)\}/g;
/** The two that mean something in a text, and the end of a statement as the engine takes it. */
const ESCAPED: Record<string, string> = { '\\': '\\\\', "'": "\\'", '\0': '\\0' };

/** Each value in the place of its name. Throws where a name has no value, and for a number that is not exact. */
export function withValues(sql: string, params: Params): string {
  return sql.replace(PLACE, (_place, name: string, type: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`a statement without a value for ${name}`);
    // One literal, however long a list: its elements would each count against what a statement may consist of.
    const text = quoted(typeof value === 'string' ? value : written(value));
    return type === 'String' ? text : `CAST(${text} AS ${type})`;
  });
}

/** As ClickHouse reads a value of any type in a text. */
function written(value: Param): string {
  if (typeof value === 'string') return quoted(value);
  if (value instanceof TupleParam) return `(${partsOf(value).map(written).join()})`;
  if (typeof value === 'object') return `[${value.map(written).join()}]`;
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new Error(`a statement with ${value} for a whole number`);
  return String(value);
}

/** Only `tuple` makes them. */
function partsOf({ values }: TupleParam): readonly Param[] {
  return values as Param[];
}

function quoted(text: string): string {
  return `'${text.replace(/[\\'\0]/g, (sign) => ESCAPED[sign] ?? sign)}'`;
}
