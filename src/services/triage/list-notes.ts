/** What the caller's organisation has written down about a post, oldest first. */
import { getNotes, type Note } from '../../contract/notes.ts';
import { findNotes, type PostNote } from '../../stores/postgres/post-notes.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';

export async function listNotes(environment: Environment, actor: Actor, input: unknown): Promise<Note[]> {
  const { feedId } = parseInput(getNotes.input, input);
  const notes = await findNotes(environment.postgres, actor.organisationId, { postIds: [feedId] });
  return notes.map((note) => noteOnWire(note, actor));
}

export function noteOnWire({ id, text, by, writtenBy, writtenAt, editedAt }: PostNote, { userId }: Actor): Note {
  const edited = editedAt?.toISOString() ?? null;
  return { id: String(id), text, by, mine: writtenBy === userId, at: writtenAt.toISOString(), editedAt: edited };
}
