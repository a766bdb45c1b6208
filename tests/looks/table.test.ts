/** The table of pages has every route, and nothing else. */
import { expect, test } from 'vitest';
import { BEFORE_SIGN_IN, OF_A_TOPIC, PAGES } from '../journeys/support/addresses.ts';
import { PAGE_TABLE } from '../journeys/support/page-table.ts';
import { ROUTER_SOURCE } from '../support/router-source.ts';

/** These only lead on to another. */
const LEAD_ON = new Set(['/topics/$id/', '/alerts/$id']);

/** As the router puts them together: each has a parent, by the name of its constant. */
function routes(): string[] {
  const declared = new Map<string, { parent: string; path: string }>();
  for (const [, name = '', parent = '', path = ''] of ROUTER_SOURCE.matchAll(
    /const (\w+) = createRoute\(\{\s*getParentRoute: \(\) => (\w+),\s*path: '([^']*)'/g,
  ))
    declared.set(name, { parent, path });
  const full = (name: string): string => {
    const one = declared.get(name);
    return one ? full(one.parent) + one.path : '';
  };
  return [...declared.keys()].map(full);
}

test('every declaration of a route is read', () => {
  expect(routes()).toHaveLength(ROUTER_SOURCE.split('createRoute({').length - 1);
});

test('every route has a row, and every row a route', () => {
  const shown = new Set(PAGE_TABLE.map(({ route }) => route).filter((route) => route !== 'none'));
  expect([...shown].toSorted()).toEqual(
    routes()
      .filter((route) => !LEAD_ON.has(route))
      .toSorted(),
  );
});

test('every route is among the addresses', () => {
  const addresses = [...BEFORE_SIGN_IN, ...PAGES, ...OF_A_TOPIC.map((name) => `/topics/$id/${name}`)];
  const further = ['/topics/$id', '/alerts/$id/edit', '/guide/$page'];
  expect([...new Set(addresses), ...further].filter((path) => path !== '/guide/keyword-language').toSorted()).toEqual(
    routes()
      .filter((route) => !LEAD_ON.has(route))
      .toSorted(),
  );
});

test('no two rows have one name', () => {
  const names = PAGE_TABLE.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
