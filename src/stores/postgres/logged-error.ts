/**
 * Errors as they may be logged. A statement that fails brings its values with it, in its message and beside it: addresses of channels,
 * secrets, texts of people. Of these nothing is told.
 */
import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';

/** Data exceptions quote the value (PostgreSQL, appendix A). */
const QUOTES_VALUES = /^22/;
const CODED = ['code', 'constraint', 'table', 'column', 'severity'];

/** A serializer of pino: as its own, but for what a statement brings. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const failed = queryErrorIn(error);
  if (!failed) return withoutClient(pino.stdSerializers.err(error));
  const { cause } = failed;
  const told = Object.fromEntries(
    Object.entries(cause ?? {}).filter(([key, value]) => CODED.includes(key) && typeof value === 'string'),
  );
  const quotes = QUOTES_VALUES.test(String(told['code'] ?? ''));
  return {
    type: failed.name,
    message: `Failed query: ${failed.query}`,
    ...(cause instanceof Error && !quotes && { reason: cause.message }),
    ...told,
    stack: framesOf(error),
  };
}

/** The driver hangs its whole connection on an error of it. */
function withoutClient<Told extends object>(told: Told): Omit<Told, 'client'> {
  return Object.fromEntries(Object.entries(told).filter(([name]) => name !== 'client')) as Omit<Told, 'client'>;
}

function queryErrorIn(error: Error): DrizzleQueryError | null {
  for (let one: unknown = error; one instanceof Error; one = one.cause) if (one instanceof DrizzleQueryError) return one;
  return null;
}

/** Without what stands above them, which is the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
