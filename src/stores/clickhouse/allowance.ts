/** What one statement may use; it stands in the SQL itself, because settings of the client would stick to its session. */
import { timeLimit } from '../../time-limit.ts';

export interface Allowance {
  seconds?: number;
  bytes?: number;
}

/** Texts without quotes. */
export type MoreSettings = Readonly<Record<string, string | number>>;

const DEFAULTS = { seconds: 30, bytes: 1_000_000_000 };
/** Seconds for the way there and back, and for a queue before the server. */
const BESIDE_ALLOWANCE = 10;
/** Of its bytes, those that a statement groups in memory; more waits on disk. */
const GROUPED = 0.2;
export const INSERT: Allowance = { ...DEFAULTS, seconds: 120 };
/** Counts and sums arrive as numbers; an id that is not selected as a string fails its row schema instead of losing digits. */
const NUMBERS = { output_format_json_quote_64bit_integers: 0 };

/** What stands at the end of a statement. */
export function settings(allowance: Allowance, more: Record<string, number | string> = {}): string {
  const all = Object.entries({ ...limits(allowance), ...NUMBERS, ...more });
  return `SETTINGS ${all.map(([name, value]) => `${name} = ${value}`).join(', ')}`;
}

export function limits({ seconds = DEFAULTS.seconds, bytes = DEFAULTS.bytes }: Allowance): Record<string, number> {
  const grouped = {
    max_bytes_before_external_group_by: Math.floor(bytes * GROUPED),
    max_bytes_ratio_before_external_group_by: 0,
  };
  return { max_execution_time: seconds, max_memory_usage: bytes, ...grouped };
}

/**
 * What every session of the embedded engine begins with. Values stand in its statements (written-values.ts): ids of a hundred thousand
 * posts are two million characters. Compiling an aggregate stops the fourth question that has it for 100 ms and more, and saved none of
 * 25 others a measurable part of theirs.
 */
const EMBEDDED = { max_query_size: 1_000_000_000, compile_aggregate_expressions: 0 };

export function embeddedSession(more: MoreSettings): string {
  const all = Object.entries<string | number>({ ...EMBEDDED, ...more });
  return `SET ${all.map(([name, value]) => `${name} = ${typeof value === 'number' ? value : `'${value.replaceAll("'", "\\'")}'`}`).join(', ')}`;
}

/** A server keeps its allowance itself; where it does not even say so, as when the network swallows everything, we stop waiting soon after. */
export async function within<T>({ seconds = DEFAULTS.seconds }: Allowance, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = timeLimit((seconds + BESIDE_ALLOWANCE) * 1000);
  try {
    return await ask(limit);
  } catch (error) {
    // The driver says only that somebody has aborted it.
    throw limit.aborted ? limit.reason : error;
  }
}
