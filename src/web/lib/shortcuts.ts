/**
 * Every key that does something by itself, once: what handles keys and the list that people read are both made of this table. Keys are
 * named as browsers name them; two that stand apart are pressed one after the other, and `Mod` is ⌘ on a Mac and Ctrl elsewhere.
 */
export type ShortcutGroup = 'everywhere' | 'goTo' | 'topic' | 'posts' | 'charts' | 'forms';

export type ShortcutAct =
  | { open: 'palette' | 'shortcuts' }
  | { go: PagePath }
  /** The field that the page is searched by, or else what it is narrowed with. */
  | { search: true }
  /** What is clicked; `focused`: it has the focus afterwards. `ofMany`: while posts are selected, meant for all of them. */
  | { press: string; focused?: true; ofMany?: true }
  /** From one post of a list to the next, or the one before. */
  | { step: 1 | -1 }
  | { chart: 'move' | 'ends' | 'series' | 'open' | 'stretch' | 'drop' }
  | { send: true };

export type PagePath =
  | '/'
  | '/topics'
  | '/topics/new'
  | '/featured'
  | '/comparison'
  | '/query'
  | '/alerts'
  | '/alert-dashboard'
  | '/outbox'
  | '/names'
  | '/sources'
  | '/guide';

export interface Shortcut {
  name: string;
  group: ShortcutGroup;
  /** Several: each does it, or they do it in their directions. */
  keys: readonly string[];
  act: ShortcutAct;
}

/** Sends a form that has more fields than one. */
export const SEND_KEYS = 'Mod+Enter';

export const SHORTCUTS = [
  { name: 'palette', group: 'everywhere', keys: ['Mod+k'], act: { open: 'palette' } },
  { name: 'shortcuts', group: 'everywhere', keys: ['?'], act: { open: 'shortcuts' } },
  { name: 'search', group: 'everywhere', keys: ['/'], act: { search: true } },
  { name: 'menu', group: 'everywhere', keys: ['['], act: { press: '[data-toggles-menu]' } },
  { name: 'createTopic', group: 'everywhere', keys: ['c'], act: { go: '/topics/new' } },
  { name: 'home', group: 'goTo', keys: ['g h'], act: { go: '/' } },
  { name: 'topics', group: 'goTo', keys: ['g t'], act: { go: '/topics' } },
  { name: 'featured', group: 'goTo', keys: ['g f'], act: { go: '/featured' } },
  { name: 'comparison', group: 'goTo', keys: ['g c'], act: { go: '/comparison' } },
  { name: 'query', group: 'goTo', keys: ['g q'], act: { go: '/query' } },
  { name: 'alerts', group: 'goTo', keys: ['g a'], act: { go: '/alerts' } },
  { name: 'alertDashboard', group: 'goTo', keys: ['g d'], act: { go: '/alert-dashboard' } },
  { name: 'outbox', group: 'goTo', keys: ['g m'], act: { go: '/outbox' } },
  { name: 'names', group: 'goTo', keys: ['g n'], act: { go: '/names' } },
  { name: 'sources', group: 'goTo', keys: ['g s'], act: { go: '/sources' } },
  { name: 'guide', group: 'goTo', keys: ['g u'], act: { go: '/guide' } },
  { name: 'overview', group: 'topic', keys: ['1'], act: { press: '[data-tab="overview"]', focused: true } },
  { name: 'what', group: 'topic', keys: ['2'], act: { press: '[data-tab="what"]', focused: true } },
  { name: 'when', group: 'topic', keys: ['3'], act: { press: '[data-tab="when"]', focused: true } },
  { name: 'who', group: 'topic', keys: ['4'], act: { press: '[data-tab="who"]', focused: true } },
  { name: 'where', group: 'topic', keys: ['5'], act: { press: '[data-tab="where"]', focused: true } },
  { name: 'how', group: 'topic', keys: ['6'], act: { press: '[data-tab="how"]', focused: true } },
  { name: 'rawData', group: 'topic', keys: ['7'], act: { press: '[data-tab="raw-data"]', focused: true } },
  { name: 'next', group: 'posts', keys: ['j'], act: { step: 1 } },
  { name: 'previous', group: 'posts', keys: ['k'], act: { step: -1 } },
  { name: 'select', group: 'posts', keys: ['x'], act: { press: '[data-select]' } },
  { name: 'sentiment', group: 'posts', keys: ['s'], act: { press: '[data-sentiment]', ofMany: true } },
  { name: 'tag', group: 'posts', keys: ['t'], act: { press: '[data-tag]', ofMany: true } },
  { name: 'hide', group: 'posts', keys: ['h'], act: { press: '[data-hide]', ofMany: true } },
  { name: 'translate', group: 'posts', keys: ['l'], act: { press: '[data-translate]' } },
  { name: 'why', group: 'posts', keys: ['w'], act: { press: '[data-why]' } },
  { name: 'original', group: 'posts', keys: ['o'], act: { press: '[data-original]' } },
  { name: 'chartMove', group: 'charts', keys: ['ArrowLeft', 'ArrowRight'], act: { chart: 'move' } },
  { name: 'chartEnds', group: 'charts', keys: ['Home', 'End'], act: { chart: 'ends' } },
  { name: 'chartSeries', group: 'charts', keys: ['ArrowUp', 'ArrowDown'], act: { chart: 'series' } },
  { name: 'chartOpen', group: 'charts', keys: ['Enter'], act: { chart: 'open' } },
  { name: 'chartStretch', group: 'charts', keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], act: { chart: 'stretch' } },
  { name: 'chartDrop', group: 'charts', keys: ['Escape'], act: { chart: 'drop' } },
  { name: 'send', group: 'forms', keys: [SEND_KEYS], act: { send: true } },
] as const satisfies readonly Shortcut[];

export type ShortcutName = (typeof SHORTCUTS)[number]['name'];

/** Handled wherever the focus is; the others where they belong. */
const OF_THE_PAGE: readonly ShortcutGroup[] = ['everywhere', 'goTo', 'topic'];

export function isOfThePage({ group }: Shortcut): boolean {
  return OF_THE_PAGE.includes(group);
}

/** What a single letter or sign does, which somebody who dictates, or whose hands tremble, may want switched off. */
export function isPlain(keys: string): boolean {
  return keys.split(' ').every((key) => key.length === 1);
}

export function keysOf(name: ShortcutName): readonly string[] {
  return SHORTCUTS.find((shortcut) => shortcut.name === name)?.keys ?? [];
}
