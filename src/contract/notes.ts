/** Notes: what people of an organisation write down about posts, for each other. Who wrote one can change and delete it, nobody else. */
import { z } from 'zod';
import { postIds, storedPostId } from './corrections.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { isStorable, isVisible } from './text.ts';

const ofPost = z.object({ feedId: storedPostId });

const text = z.string().trim().max(LIMITS.noteLength, 'textTooLong').refine(isVisible).refine(isStorable);
const noteId = z.string().regex(/^[1-9]\d{0,9}$/);

export const noteInput = ofPost.extend({ text });
export const noteReference = ofPost.extend({ noteId });
export const notesInput = z.object({ postIds, text });
export const noteReferences = z.object({ noteIds: z.array(noteId).min(1).max(LIMITS.changedPosts) });

const note = z.object({
  id: z.string(),
  text: z.string(),
  /** A name; null where that person is no more. */
  by: z.string().nullable(),
  /** Written by whoever asks. */
  mine: z.boolean(),
  at: z.string(),
  /** When it was changed last; null where nobody changed it since. */
  editedAt: z.string().nullable(),
});
export type Note = z.infer<typeof note>;

export const getNotes = endpoint({
  method: 'GET',
  path: '/feeds/:feedId/notes',
  access: 'user',
  scope: 'read',
  summary: 'List the notes on a post',
  description: 'Oldest first.',
  input: ofPost,
  output: z.object({ data: z.array(note) }),
});

export const createNote = endpoint({
  method: 'POST',
  path: '/feeds/:feedId/notes',
  access: 'user',
  scope: 'write',
  summary: 'Write a note on a post',
  input: noteInput,
  output: z.object({ data: note }),
});

export const editNote = endpoint({
  method: 'PATCH',
  path: '/feeds/:feedId/notes/:noteId',
  access: 'user',
  scope: 'write',
  summary: 'Change one’s own note',
  input: noteReference.extend({ text }),
  output: z.object({ data: note }),
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/feeds/:feedId/notes/:noteId',
  access: 'user',
  scope: 'write',
  summary: 'Delete one’s own note',
  input: noteReference,
  output: z.object({ result: z.literal(true) }),
});

export const createNotes = endpoint({
  method: 'POST',
  path: '/feeds/notes',
  access: 'user',
  scope: 'write',
  summary: 'Write the same note on several posts',
  description: 'On all of them, or on none. In the order asked.',
  input: notesInput,
  output: z.object({ data: z.array(noteReference) }),
});

export const deleteNotes = endpoint({
  method: 'POST',
  path: '/feeds/notes/delete',
  access: 'user',
  scope: 'write',
  summary: 'Delete several notes',
  description: 'All or none.',
  input: noteReferences,
  output: z.object({ result: z.literal(true) }),
});
