/** Whether an error says that a store cannot be reached, or takes nothing, at present, so that the same may work a moment later. */

/** Of Node, where there is no connection or it broke. */
const NO_CONNECTION = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/**
 * Of Postgres: connection exceptions but for what we said wrongly, one shutting down or starting, one that only reads, as a standby that is
 * not yet in its place, and no room for another client, or on its disk (Appendix A of its manual). Of the embedded one also that another's
 * statement has just failed on its only connection, and is rolled back in a moment.
 */
const POSTGRES = /^(?:08(?!P01)\w{3}|57P0[123]|25006|25P02|53300|53100)$/;
/** The driver of Postgres gives these no code (pg 8: client.js, query timeouts; pg-pool: connectionTimeoutMillis). */
const POSTGRES_SAYS =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;
/** Of our own limits (time-limit.ts), and of the driver of ClickHouse, which has no code either. */
const TOO_LATE = 'TimeoutError';
const CLICKHOUSE_SAYS = /^(?:Timeout error|The user aborted a request|socket hang up)/;

/**
 * Of ClickHouse, embedded or not, by its numbers of errors (src/Common/ErrorCodes.cpp of its source): too many statements at once, more
 * than it can do, no threads, too many parts, no room, a table without its Keeper, too few replicas, machines that it cannot reach.
 */
const CLICKHOUSE = new Set(['202', '745', '439', '252', '243', '242', '999', '285', '279', '210', '209']);
/** By the number of a statement that needs too much, where it is the server that has no more for anybody. */
const CLICKHOUSE_USED_UP = /\(total\) memory limit exceeded|memory limit \(total\) exceeded/i;
/** disk_full of Postgres, NOT_ENOUGH_SPACE of ClickHouse, and of Node's own files. */
const FULL = ['53100', '243', 'ENOSPC', 'EDQUOT'];
const SAYS_FULL = /no space left on device|disk quota exceeded/i;

export function isStoreAway(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const codes = codesOf(cause);
    if (codes.some((code) => NO_CONNECTION.includes(code) || POSTGRES.test(code) || CLICKHOUSE.has(code))) return true;
    const { message } = cause;
    if (POSTGRES_SAYS.test(message) || CLICKHOUSE_SAYS.test(message) || CLICKHOUSE_USED_UP.test(message)) return true;
    return cause.name === TOO_LATE || isFull(cause);
  });
}

/** One of those: its disk has no room left. */
export function isStoreFull(error: unknown): boolean {
  return causesOf(error).some(isFull);
}

function isFull(error: Error): boolean {
  return codesOf(error).some((code) => FULL.includes(code)) || SAYS_FULL.test(error.message);
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** Inserts of the embedded ClickHouse have theirs by another name. */
function codesOf(error: Error): string[] {
  return [...('code' in error ? [String(error.code)] : []), ...('clickhouseCode' in error ? [String(error.clickhouseCode)] : [])];
}
