/** Notes: what people of an organisation write down about a post, for each other. Who wrote one can delete it, nobody else. */
import { z } from 'zod';
import { storedPostId } from './corrections.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { isStorable, isVisible } from './text.ts';

const ofPost = z.object({ feedId: storedPostId });

export const noteInput = ofPost.extend({
  text: z.string().trim().max(LIMITS.noteLength, 'textTooLong').refine(isVisible).refine(isStorable),
});
export const noteReference = ofPost.extend({ noteId: z.string().regex(/^[1-9]\d{0,9}$/) });

const note = z.object({
  id: z.string(),
  text: z.string(),
  /** A name; null where that person is no more. */
  by: z.string().nullable(),
  /** Written by whoever asks. */
  mine: z.boolean(),
  at: z.string(),
});
export type Note = z.infer<typeof note>;

/** Oldest first. */
export const getNotes = endpoint({
  method: 'GET',
  path: '/feeds/:feedId/notes',
  access: 'user',
  input: ofPost,
  output: z.object({ data: z.array(note) }),
});

export const createNote = endpoint({
  method: 'POST',
  path: '/feeds/:feedId/notes',
  access: 'user',
  input: noteInput,
  output: z.object({ data: note }),
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/feeds/:feedId/notes/:noteId',
  access: 'user',
  input: noteReference,
  output: z.object({ result: z.literal(true) }),
});
