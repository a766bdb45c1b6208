/**
 * Drafts of the topic form, kept in this browser until they are saved or thrown away, so that neither leaving the page nor
 * closing the tab loses anything. Each belongs to a person and to one topic or a new one, and remembers which version of the
 * topic it started from. One entry per draft, of which there may be several for one topic: which of them a tab writes to is
 * decided in held-draft.ts, so that two tabs do not overwrite each other's.
 */
import { z } from 'zod';
import { topicDraft } from './draft.ts';
import { STEPS } from './steps.ts';

const PREFIX = 'earshot.topic-draft/';
/** Milliseconds after which nobody will come back to a draft. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

const keptDraft = z.object({
  draft: topicDraft,
  /** Steps that were left or reached the end of: their errors are shown. */
  seen: z.array(z.enum(STEPS)),
  /** Milliseconds since 1970 of the last change. */
  keptAt: z.number(),
  /** `updated_at` of the topic as it was when it was changed here; a new topic has none. */
  basedOn: z.string().optional(),
});
export type KeptDraft = z.infer<typeof keptDraft>;

export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Whose drafts: a person's, of one topic or of a new one. Their keys begin with it and a slash. */
export function draftsOf(userId: string, topicId: string | undefined): string {
  return `${userId}/${topicId ?? 'new'}`;
}

/** Keys of those that are kept, the last changed first. */
export function keptDrafts(place: Place, owner: string): string[] {
  const found = names(place).flatMap((name) => {
    const kept = name.startsWith(`${PREFIX}${owner}/`) ? parse(place.getItem(name)) : null;
    return kept ? [{ key: name.slice(PREFIX.length), keptAt: kept.keptAt }] : [];
  });
  return found.sort((one, other) => other.keptAt - one.keptAt).map(({ key }) => key);
}

/** null where there is none, or none that this build can read. */
export function readDraft(place: Place, key: string): KeptDraft | null {
  return parse(place.getItem(PREFIX + key));
}

export function keepDraft(place: Place, key: string, kept: KeptDraft): void {
  try {
    place.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage keeps nothing; the form itself still has it.
  }
}

export function dropDraft(place: Place, key: string): void {
  place.removeItem(PREFIX + key);
}

/** Forgets what is too old, and what cannot be read any more. */
export function forgetOldDrafts(place: Place, now: number): void {
  for (const name of names(place)) {
    const kept = parse(place.getItem(name));
    if (!kept || now - kept.keptAt > KEPT_FOR) place.removeItem(name);
  }
}

function names(place: Place): string[] {
  return Array.from({ length: place.length }, (_, at) => place.key(at) ?? '').filter((name) => name.startsWith(PREFIX));
}

function parse(text: string | null): KeptDraft | null {
  if (text === null) return null;
  try {
    return keptDraft.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
