/** The table of shortcuts itself: no key means two things at one place, and everything in it can be pressed. */
import { describe, expect, test } from 'vitest';
import { isOfThePage, isPlain, SHORTCUTS, type Shortcut } from './shortcuts.ts';

const ALL: readonly Shortcut[] = SHORTCUTS;

/** Everywhere, and where the group is handled. */
const PLACES = ['posts', 'charts', 'forms'] as const;

describe('SHORTCUTS', () => {
  test.each(PLACES)('no key means two things at one place: %s', (place) => {
    const keys = ALL.filter((shortcut) => isOfThePage(shortcut) || shortcut.group === place).flatMap((shortcut) => shortcut.keys);
    expect(keys).toEqual([...new Set(keys)]);
  });

  test('a key that begins two does nothing by itself', () => {
    const alone = new Set<string>(ALL.flatMap(({ keys }) => keys));
    const begin = ALL.flatMap(({ keys }) => keys.filter((key) => key.includes(' ')).map((key) => key.split(' ')[0] ?? ''));
    expect([...new Set(begin)].filter((key) => alone.has(key))).toEqual([]);
  });

  test('names are their own', () => {
    const names = ALL.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test('single keys are those that are switched off together', () => {
    const plain = ALL.filter(({ keys }) => keys.every(isPlain)).map(({ group }) => group);
    expect([...new Set(plain)]).toEqual(['everywhere', 'goTo', 'topic', 'posts']);
    const others = ALL.filter(({ keys }) => !keys.every(isPlain)).map(({ name }) => name);
    expect(others).toEqual([
      'palette',
      'chartMove',
      'chartEnds',
      'chartSeries',
      'chartOpen',
      'chartStretch',
      'chartDrop',
      'send',
    ]);
  });
});
