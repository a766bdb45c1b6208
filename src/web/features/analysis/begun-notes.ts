/**
 * The texts of notes that are being written, until they are saved or given up: the card may be scrolled away meanwhile, and what the field
 * is in may close. Each belongs to a person: whoever signs in next at this page finds none.
 */
import { create } from 'zustand';
import { useSession } from '../../lib/session.ts';

interface BegunNote {
  text: string;
  /** Whether it is on its way: then it stays as it is, and is not sent again. */
  saving: boolean;
}

/** By `keyOf`. */
const useNotes = create<{ notes: Readonly<Record<string, BegunNote>> }>()(() => ({ notes: {} }));

/** What is written about: a post, or those that are selected; with the id of a note that is changed. */
export interface NotePlace {
  postId: string;
  noteId?: string;
}

/** One note for all posts of a topic, or of a search, that are selected. */
export function placeOfSelected(topicId: string): NotePlace {
  return { postId: `selected of ${topicId}` };
}

function keyOf({ postId, noteId = '' }: NotePlace): string {
  return `${useSession.getState().user?.id}/${postId}/${noteId}`;
}

export function useBegunNote(place: NotePlace): BegunNote | undefined {
  return useNotes(({ notes }) => notes[keyOf(place)]);
}

export function keepNote(place: NotePlace, text: string): void {
  put(keyOf(place), { text, saving: false });
}

export function dropNote(place: NotePlace): void {
  put(keyOf(place), null);
}

/** `save`: whether it is saved; where it is not, the text stays. */
export async function saveNote(place: NotePlace, text: string, save: (text: string) => Promise<boolean>): Promise<void> {
  // Whoever began it may have signed out by the end.
  const key = keyOf(place);
  put(key, { text, saving: true });
  let saved = false;
  try {
    saved = await save(text);
  } finally {
    put(key, saved ? null : { text, saving: false });
  }
}

function put(key: string, note: BegunNote | null): void {
  const { [key]: _, ...others } = useNotes.getState().notes;
  useNotes.setState({ notes: note ? { ...others, [key]: note } : others });
}

/** Also another text of one that is there. */
export function isNoteBegun(postId: string): boolean {
  const key = keyOf({ postId });
  return Object.keys(useNotes.getState().notes).some((one) => one.startsWith(key));
}

/** Other texts of notes of the post that are not there any more: nowhere could they be saved, or given up. */
export function dropGoneNotes(postId: string, there: readonly { id: string }[]): void {
  const kept = new Set(['', ...there.map(({ id }) => id)].map((noteId) => keyOf({ postId, noteId })));
  const begun = Object.entries(useNotes.getState().notes);
  const notes = begun.filter(([key]) => kept.has(key) || !key.startsWith(keyOf({ postId })));
  if (notes.length < begun.length) useNotes.setState({ notes: Object.fromEntries(notes) });
}
