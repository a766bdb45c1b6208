/** What is chosen within the tabs of an analysis: the address keeps it, and a report is told. Left out is what a tab begins with. */

import { z } from 'zod';
import { ENTITY_TYPES, OTHER_LISTS, OTHER_VIEWS, RELATIVE_PERIODS, type WHAT_LISTS } from '../filter-choices.ts';

export type WhatList = (typeof WHAT_LISTS)[number];

export const tabChoices = z.object({
  /** What the chart of the first tab shows; mentions without it. */
  view: z.enum(OTHER_VIEWS).optional(),
  /** Which list of words the tab "What" shows; keywords without it. */
  list: z.enum(OTHER_LISTS).optional(),
  /** Of names; all types without it. */
  entityType: z.enum(ENTITY_TYPES).optional(),
  /** By which periods relative series are cut; days without it. */
  relative: z.enum(RELATIVE_PERIODS).optional(),
});
export type TabChoices = z.infer<typeof tabChoices>;
