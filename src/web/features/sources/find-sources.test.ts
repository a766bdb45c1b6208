import { describe, expect, it } from 'vitest';
import { findSources, nameOf, shortAddress } from './find-sources.ts';
import type { ShownState, SourceSort } from './list-choices.ts';

const MORNING = {
  title: 'Morning Post',
  address: 'https://www.morning.example/rss.xml',
  state: 'fine',
  newestAt: '2026-03-10T08:00:00Z',
} as const;
const HARBOUR = {
  title: '海港日報',
  address: 'https://harbour.example/feed/',
  state: 'failing',
  newestAt: '2026-03-10T17:00:00+08:00',
} as const;
const UNNAMED = { title: null, address: 'https://forum.example/', state: 'new', newestAt: null } as const;
const TIRED = { title: 'An old blog', address: 'https://blog.example/', state: 'resting', newestAt: null } as const;
const ALL = [MORNING, HARBOUR, UNNAMED, TIRED];

describe('finding sources', () => {
  it.each<[string, string, ShownState | undefined, SourceSort, object[]]>([
    ['all, by name', '', undefined, 'name', [TIRED, UNNAMED, MORNING, HARBOUR]],
    ['those that need somebody first', '', undefined, 'state', [HARBOUR, TIRED, UNNAMED, MORNING]],
    ['the newest post first, none at the end', '', undefined, 'newest', [HARBOUR, MORNING, TIRED, UNNAMED]],
    ['by its title, whatever the width', 'ＭＯＲＮＩＮＧ', undefined, 'name', [MORNING]],
    ['by its address', 'harbour.example', undefined, 'name', [HARBOUR]],
    ['in a state', '', 'new', 'name', [UNNAMED]],
    ['silent ones', '', 'silent', 'name', [TIRED, HARBOUR]],
    ['text and state', 'old', 'failing', 'name', []],
  ])('%s', (_, text, state, sort, expected) => {
    expect(findSources(ALL, { text, state, sort }, nameOf, 'en')).toEqual(expected);
  });
});

describe('what a source is called', () => {
  it.each([
    ['by its title', MORNING, 'Morning Post'],
    ['by its address before that', UNNAMED, 'forum.example'],
    ['a title of spaces is none', { title: '  ', address: 'http://www.example.org/a/' }, 'example.org/a'],
  ])('%s', (_, source, expected) => {
    expect(nameOf(source)).toBe(expected);
  });

  it('keeps what follows the host', () => {
    expect(shortAddress('https://www.example.org/rss?ch=news')).toBe('example.org/rss?ch=news');
  });
});
