/**
 * The texts of notes that are being written, until they are saved or given up: the card may be scrolled away meanwhile, and what the field
 * is in may close. Each belongs to a person: whoever signs in next at this page finds none.
 */
import { create } from 'zustand';
import { useSession } from '../../lib/session.ts';

/** By `keyOf`. */
const useTexts = create<{ texts: Readonly<Record<string, string>> }>()(() => ({ texts: {} }));

/** Of one for all posts that are selected. */
export const SELECTED = 'selected';

/** What is written about: a post, or those that are selected; with the id of a note that is changed. */
export interface NotePlace {
  postId: string;
  noteId?: string;
}

function keyOf({ postId, noteId = '' }: NotePlace): string {
  return `${useSession.getState().user?.id}/${postId}/${noteId}`;
}

export function useBegunNote(place: NotePlace): string | undefined {
  return useTexts(({ texts }) => texts[keyOf(place)]);
}

export function keepNote(place: NotePlace, text: string): void {
  useTexts.setState(({ texts }) => ({ texts: { ...texts, [keyOf(place)]: text } }));
}

export function dropNote(place: NotePlace): void {
  const { [keyOf(place)]: _, ...texts } = useTexts.getState().texts;
  useTexts.setState({ texts });
}

/** Also another text of one that is there. */
export function isNoteBegun(postId: string): boolean {
  const key = keyOf({ postId });
  return Object.keys(useTexts.getState().texts).some((one) => one.startsWith(key));
}
