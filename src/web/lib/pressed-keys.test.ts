/** Which shortcut a key means, by itself and after another. */
import { describe, expect, test } from 'vitest';
import { keyName, meantBy, type PressedKey, shortcutOf } from './pressed-keys.ts';

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('keyName', () => {
  const cases: { name: string; pressed: Partial<PressedKey> & { key: string }; mac?: true; is: string | null }[] = [
    { name: 'a letter', pressed: { key: 'j' }, is: 'j' },
    { name: 'a letter under Caps Lock', pressed: { key: 'J' }, is: 'j' },
    { name: 'a letter with Shift is another key', pressed: { key: 'J', shiftKey: true }, is: 'Shift+j' },
    { name: 'a sign that needs Shift', pressed: { key: '?', shiftKey: true }, is: '?' },
    { name: 'an arrow with Shift', pressed: { key: 'ArrowLeft', shiftKey: true }, is: 'Shift+ArrowLeft' },
    { name: 'Ctrl', pressed: { key: 'k', ctrlKey: true }, is: 'Mod+k' },
    { name: 'Ctrl under Caps Lock', pressed: { key: 'K', ctrlKey: true }, is: 'Mod+k' },
    { name: '⌘ on a Mac', pressed: { key: 'k', metaKey: true }, mac: true, is: 'Mod+k' },
    { name: 'Ctrl on a Mac belongs to its fields', pressed: { key: 'k', ctrlKey: true }, mac: true, is: null },
    { name: 'the Windows key', pressed: { key: 'k', metaKey: true }, is: null },
    { name: 'Alt', pressed: { key: 'j', altKey: true }, is: null },
  ];
  test.each(cases)('$name', ({ pressed, mac = false, is }) => {
    expect(keyName({ ...NO_MODIFIERS, ...pressed }, mac)).toBe(is);
  });
});

describe('meantBy', () => {
  test('one key', () => {
    expect(meantBy('?', 0, undefined).done?.name).toBe('shortcuts');
  });

  test('the first of two, then the second', () => {
    const { begun, done } = meantBy('g', 100, undefined);
    expect(done).toBeUndefined();
    expect(meantBy('t', 200, begun).done?.name).toBe('topics');
  });

  test('a second one that comes too late means what it means alone', () => {
    const { begun } = meantBy('g', 0, undefined);
    expect(meantBy('c', 1500, begun).done?.name).toBe('comparison');
    expect(meantBy('c', 1501, begun).done?.name).toBe('createTopic');
  });

  test('a second one that completes nothing begins anew', () => {
    const { begun } = meantBy('g', 0, undefined);
    expect(meantBy('g', 100, begun)).toEqual({ begun: { key: 'g', at: 100 } });
    expect(meantBy('?', 100, begun).done?.name).toBe('shortcuts');
    expect(meantBy('z', 100, begun)).toEqual({});
  });

  test('what belongs to a list or a chart is not meant everywhere', () => {
    for (const key of ['j', 'x', 'ArrowLeft', 'Mod+Enter']) expect(meantBy(key, 0, undefined)).toEqual({});
  });
});

test('within a group, by the name of the key', () => {
  expect(shortcutOf('posts', 'j')?.act).toEqual({ step: 1 });
  expect(shortcutOf('charts', 'Shift+ArrowRight')?.name).toBe('chartStretch');
  expect(shortcutOf('posts', 'c')).toBeUndefined();
  expect(shortcutOf('posts', null)).toBeUndefined();
});
