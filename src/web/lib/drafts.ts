/**
 * Drafts of long forms, kept in this browser until they are saved or thrown away, so that neither leaving the page nor closing the
 * tab loses anything. Each belongs to a person and to one thing or a new one, and remembers which version of it it started from. One
 * entry per draft, of which there may be several for one thing: which of them a tab writes to is decided in held-draft.ts, so that
 * two tabs do not overwrite each other's.
 */
import type { z } from 'zod';

/** What every kept draft says besides what is written in it: milliseconds since 1970 of the last change. */
export interface Kept {
  keptAt: number;
}

/** Where the drafts of one form lie. */
export interface Shelf<Draft extends Kept> {
  /** Of the names of entries, up to a slash. */
  prefix: string;
  /** What an older build may have written is read with it. */
  schema: z.ZodType<Draft>;
}

/** Milliseconds after which nobody will come back to a draft. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Whose drafts: a person's, of one thing or of a new one. Their keys begin with it and a slash. */
export function draftsOf(userId: string, id: string | undefined): string {
  return `${userId}/${id ?? 'new'}`;
}

/** Keys of those that are kept, the last changed first. */
export function keptDrafts(shelf: Shelf<Kept>, place: Place, owner: string): string[] {
  const found = names(shelf, place).flatMap((name) => {
    const kept = name.startsWith(`${shelf.prefix}${owner}/`) ? parse(shelf, place.getItem(name)) : null;
    return kept ? [{ key: name.slice(shelf.prefix.length), keptAt: kept.keptAt }] : [];
  });
  return found.sort((one, other) => other.keptAt - one.keptAt).map(({ key }) => key);
}

/** null where there is none, or none that this build can read. */
export function readDraft<Draft extends Kept>(shelf: Shelf<Draft>, place: Place, key: string): Draft | null {
  return parse(shelf, place.getItem(shelf.prefix + key));
}

export function keepDraft<Draft extends Kept>(shelf: Shelf<Draft>, place: Place, key: string, kept: Draft): void {
  try {
    place.setItem(shelf.prefix + key, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage keeps nothing; the form itself still has it.
  }
}

export function dropDraft(shelf: Shelf<Kept>, place: Place, key: string): void {
  place.removeItem(shelf.prefix + key);
}

/** Forgets what is too old, and what cannot be read any more. */
export function forgetOldDrafts(shelf: Shelf<Kept>, place: Place, now: number): void {
  for (const name of names(shelf, place)) {
    const kept = parse(shelf, place.getItem(name));
    if (!kept || now - kept.keptAt > KEPT_FOR) place.removeItem(name);
  }
}

function names({ prefix }: Shelf<Kept>, place: Place): string[] {
  return Array.from({ length: place.length }, (_, at) => place.key(at) ?? '').filter((name) => name.startsWith(prefix));
}

function parse<Draft extends Kept>({ schema }: Shelf<Draft>, text: string | null): Draft | null {
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
