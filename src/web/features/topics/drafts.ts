/**
 * Drafts of the topic form, kept in this browser until they are saved or thrown away, so that neither leaving the page nor
 * closing the tab loses anything. Each belongs to a person, and to the version of the topic it started from: a topic that
 * was changed elsewhere is shown as it is now. One entry per draft, so that two tabs do not overwrite each other's.
 */
import { z } from 'zod';
import type { Topic } from '../../../contract/topics.ts';
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
});
export type KeptDraft = z.infer<typeof keptDraft>;

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function draftKey(userId: string, topic: Topic | undefined): string {
  return topic ? `${userId}/${topic.id}/${topic.updated_at}` : `${userId}/new`;
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
  const names = Array.from({ length: place.length }, (_, at) => place.key(at) ?? '').filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const kept = parse(place.getItem(name));
    if (!kept || now - kept.keptAt > KEPT_FOR) place.removeItem(name);
  }
}

function parse(text: string | null): KeptDraft | null {
  if (text === null) return null;
  try {
    return keptDraft.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
