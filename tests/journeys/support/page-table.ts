/**
 * Every page of the product, and every state in which it looks like another one: for pictures and checks that go through all of them.
 * Whoever adds a route adds a row (tests/looks/table.test.ts). In this order: what is typed into a form is kept as a draft.
 */
import type { PageRow } from './page-row.ts';
import { PAGES_BEFORE_SIGN_IN } from './pages-before-sign-in.ts';
import { PAGES_BESIDE_TOPICS } from './pages-beside-topics.ts';
import { PAGES_OF_NEWCOMERS } from './pages-of-newcomers.ts';
import { PAGES_OF_TOPICS } from './pages-of-topics.ts';

export const PAGE_TABLE: readonly PageRow[] = [
  ...PAGES_BEFORE_SIGN_IN,
  ...PAGES_OF_NEWCOMERS,
  ...PAGES_OF_TOPICS,
  ...PAGES_BESIDE_TOPICS,
];
