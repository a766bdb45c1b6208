import { beforeEach, expect, test } from 'vitest';
import { setSignedIn } from '../../lib/session.ts';
import { dropGoneNotes, dropNote, isNoteBegun, keepNote, saveNote } from './begun-notes.ts';

const signIn = (id: string) => setSignedIn({ id, email: '', name: '', deviceId: '' }, '');

beforeEach(() => signIn('ada'));

test('a note is begun about one post, until it is dropped', () => {
  keepNote({ postId: 'one' }, 'half');
  expect([isNoteBegun('one'), isNoteBegun('other')]).toEqual([true, false]);
  dropNote({ postId: 'one' });
  expect(isNoteBegun('one')).toBe(false);
});

test('another text of a note that is there is one that is begun', () => {
  keepNote({ postId: 'one', noteId: '7' }, 'half');
  dropNote({ postId: 'one' });
  expect(isNoteBegun('one')).toBe(true);
});

test('whoever signs in next finds none', () => {
  keepNote({ postId: 'one' }, 'half');
  signIn('bob');
  expect(isNoteBegun('one')).toBe(false);
});

test('a note that is saved is dropped, and one that is not stays', async () => {
  for (const saved of [true, false]) {
    const sent: string[] = [];
    await saveNote({ postId: 'sent' }, 'whole', async (text) => {
      sent.push(text);
      expect(isNoteBegun('sent')).toBe(true);
      return saved;
    });
    expect(sent).toEqual(['whole']);
    expect(isNoteBegun('sent')).toBe(!saved);
  }
});

test('a note that is saved after its person has signed out is not kept as one that is on its way', async () => {
  await saveNote({ postId: 'late' }, 'whole', async () => {
    signIn('bob');
    return true;
  });
  signIn('ada');
  expect(isNoteBegun('late')).toBe(false);
});

test('another text of a note that is gone is dropped, and none else', () => {
  keepNote({ postId: 'first', noteId: '7' }, 'half');
  keepNote({ postId: 'second', noteId: '7' }, 'half');
  dropGoneNotes('first', [{ id: '7' }]);
  expect(isNoteBegun('first')).toBe(true);
  dropGoneNotes('first', []);
  expect([isNoteBegun('first'), isNoteBegun('second')]).toEqual([false, true]);
  keepNote({ postId: 'first' }, 'new');
  dropGoneNotes('first', []);
  expect(isNoteBegun('first')).toBe(true);
});
