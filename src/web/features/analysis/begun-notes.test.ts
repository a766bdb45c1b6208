import { beforeEach, expect, test } from 'vitest';
import { setSignedIn } from '../../lib/session.ts';
import { dropNote, isNoteBegun, keepNote } from './begun-notes.ts';

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
