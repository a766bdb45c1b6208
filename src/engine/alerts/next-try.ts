/** When a message that could not be sent is tried again. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Nobody wants to hear later of what happened then. */
const GIVE_UP = 48 * HOUR;

export interface FailedTry {
  /** With the one that has just failed. */
  tries: number;
  /** When the first of them was. */
  since: Date;
  now: Date;
  /** 0…1, by chance: what failed together is not tried together again. */
  chance: number;
  /** Whoever refused it asks not to be tried before. */
  notBefore: Date | null;
}

/** One or two minutes after the first, twice as long after each further one, at most an hour; null: it is given up. */
export function nextTry({ tries, since, now, chance, notBefore }: FailedTry): Date | null {
  if (now.getTime() - since.getTime() >= GIVE_UP) return null;
  const longest = Math.min(HOUR, 2 * MINUTE * 2 ** (Math.max(1, tries) - 1));
  const next = now.getTime() + longest / 2 + (longest / 2) * chance;
  return new Date(Math.max(next, notBefore?.getTime() ?? 0));
}
