/** What is chosen within the tabs of an analysis: the address keeps it, and a report is told. Left out is what a tab begins with. */
import { z } from 'zod';
import { ENTITY_TYPES } from '../themes.ts';
import { RELATIVE_PERIODS } from './when.ts';

export const OTHER_LISTS = ['entities', 'hashtags', 'handles'] as const;
export const WHAT_LISTS = ['keywords', ...OTHER_LISTS] as const;
export type WhatList = (typeof WHAT_LISTS)[number];

export const tabChoices = z.object({
  /** What the chart of the first tab shows; mentions without it. */
  view: z.enum(['share', 'score']).optional(),
  /** Which list of words the tab "What" shows; keywords without it. */
  list: z.enum(OTHER_LISTS).optional(),
  /** Of names; all types without it. */
  entityType: z.enum(ENTITY_TYPES).optional(),
  /** By which periods relative series are cut; days without it. */
  relative: z.enum(RELATIVE_PERIODS).optional(),
});
export type TabChoices = z.infer<typeof tabChoices>;
