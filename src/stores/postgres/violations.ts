/** Recognises a broken unique index by code and name, never by message. Drizzle wraps the driver's error as `cause`. */

const UNIQUE_VIOLATION = '23505';

export function violatesUnique(error: unknown, index: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return 'constraint' in cause && cause.constraint === index;
  }
  return false;
}
