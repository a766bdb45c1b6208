/** What the mentions speak of. Every item is what posts are counted by; `key` is what a filter names it by. */
import { z } from 'zod';
import { CLASSIFICATIONS, ENTITY_TYPES } from '../filter-choices.ts';
import { toned } from './figures.ts';

/** Items of a list, most first. */
export const WHAT_ITEMS = 50;

const item = toned.extend({ key: z.string() });

/** `text`: as a post writes it. */
export const term = item.extend({ text: z.string() });
export type Term = z.infer<typeof term>;

export const countedEntity = item.extend({
  type: z.enum(ENTITY_TYPES),
  name: z.string(),
  /** What it is called in Chinese; null where that is no other name. */
  chineseName: z.string().nullable(),
});
export type CountedEntity = z.infer<typeof countedEntity>;

const countedClassification = item.extend({ label: z.enum(CLASSIFICATIONS) });

export const whatAnalysis = z.object({
  /** All mentions. */
  count: z.number().int(),
  keywords: z.array(term),
  entities: z.array(countedEntity),
  classifications: z.array(countedClassification),
});
export type WhatAnalysis = z.infer<typeof whatAnalysis>;

/** `count`: how many different ones there are. */
export const hashtagAnalysis = z.object({ top_hashtags: z.array(term), count: z.number().int() });
export type HashtagAnalysis = z.infer<typeof hashtagAnalysis>;
export const mentionAnalysis = z.object({ top_mentions: z.array(term), count: z.number().int() });
export type MentionAnalysis = z.infer<typeof mentionAnalysis>;

export const MOST_THEMES = 12;

/**
 * Two to six keywords that occur in the same posts more often than by chance, most mentions first. A post belongs to a theme if it
 * has any of its keywords; a keyword is in one theme at most.
 */
export const theme = toned.extend({ keywords: z.array(term) });
export type Theme = z.infer<typeof theme>;
