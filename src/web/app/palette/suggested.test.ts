/** What stands in the palette before anything is typed. */
import { IconBell } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { suggested } from './suggested.ts';

const entry = (key: string, more: Partial<Entry> = {}): Entry => ({ key, kind: 'topic', icon: IconBell, label: key, ...more });

test('what was visited lately, the last first, without where one is; then what is at hand', () => {
  const entries = [
    entry('/topics/1', { visited: 2 }),
    entry('/topics/2', { visited: 0 }),
    entry('/topics/3', { visited: 1 }),
    entry('/topics/4'),
    entry('/alerts', { visited: 3, kind: 'page', group: 'pages' }),
    entry('share', { kind: 'act', group: 'here' }),
  ];
  const shown = suggested(entries, '/topics/2').map(({ group, entries: of }) => [group, ...of.map(({ key }) => key)]);
  expect(shown).toEqual([
    ['lately', '/topics/3', '/topics/1'],
    ['here', 'share'],
    ['pages', '/alerts'],
  ]);
});

test('nothing under a heading is no heading', () => {
  expect(suggested([entry('/topics/4')], '/')).toEqual([]);
});
