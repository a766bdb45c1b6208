/** Whether an error says that a store cannot be reached at present, so that the same may work a moment later. */

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
/** Of Postgres: connection exceptions but for what we said wrongly, one shutting down or starting, and no place for another client (Appendix A of its manual). */
const POSTGRES = /^(?:08(?!P01)\w{3}|57P0[123]|53300)$/;
/** The driver of Postgres gives these no code (pg 8: client.js, query timeouts; pg-pool: connectionTimeoutMillis). */
const POSTGRES_SAYS =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;
/** Of our own limits (time-limit.ts), and of the driver of ClickHouse, which has no code either. */
const TOO_LATE = 'TimeoutError';
const CLICKHOUSE_SAYS = /^(?:Timeout error|The user aborted a request|socket hang up)/;

export function isStoreAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (NO_CONNECTION.includes(code) || POSTGRES.test(code) || cause.name === TOO_LATE) return true;
    if (POSTGRES_SAYS.test(cause.message) || CLICKHOUSE_SAYS.test(cause.message)) return true;
  }
  return false;
}
