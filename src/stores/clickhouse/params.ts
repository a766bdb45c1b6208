/** The values of a statement, by the names that it has for them. */
import { TupleParam } from '@clickhouse/client';

/** 64-bit integers go in as bigint: a number would lose digits, and an array of decimal strings is refused. */
export type Param = string | number | bigint | readonly Param[] | TupleParam;
export type Params = Record<string, Param>;

export function tuple(...values: Param[]): TupleParam {
  return new TupleParam(values);
}
