/** How the ten media differ: how much is posted there, in which language, with what attitude, and how long threads get. */
import type { MediaType } from '../../contract/media-types.ts';
import type { Random } from './random.ts';
import type { Language, Stance } from './subjects.ts';
import * as names from './words/names.ts';

export interface Medium {
  /** Share of threads. */
  weight: number;
  languages: Readonly<Record<Language, number>>;
  /** Multiplies the subject's stances. */
  stances: Readonly<Record<Stance, number>>;
  /** Chance that anybody answers, and the mean number of answers then. */
  answered: number;
  answers: number;
  channels: Readonly<Record<Language, readonly string[]>> | null;
}

const EVEN = { good: 1, bad: 1, ask: 1, fact: 1, mixed: 1 };
const NO_OPINION = { good: 0.3, bad: 0.45, ask: 0, fact: 2, mixed: 0 };

function channels(chinese: readonly string[], english: readonly string[]): Record<Language, readonly string[]> {
  return { yue: chinese, zh: chinese, en: english };
}

export const MEDIA: Readonly<Record<MediaType, Medium>> = {
  facebook: {
    weight: 21,
    languages: { yue: 55, zh: 15, en: 30 },
    stances: EVEN,
    answered: 0.45,
    answers: 3,
    channels: channels(names.GROUPS_ZH, names.GROUPS_EN),
  },
  instagram: {
    weight: 15,
    languages: { yue: 42, zh: 10, en: 48 },
    stances: { good: 2, bad: 0.45, ask: 0.4, fact: 0.8, mixed: 0.7 },
    answered: 0.4,
    answers: 2,
    channels: null,
  },
  x: {
    weight: 11,
    languages: { yue: 22, zh: 13, en: 65 },
    stances: { good: 0.9, bad: 1.4, ask: 0.8, fact: 1, mixed: 0.7 },
    answered: 0.25,
    answers: 2,
    channels: null,
  },
  twitter: {
    weight: 8,
    languages: { yue: 18, zh: 14, en: 68 },
    stances: { good: 0.9, bad: 1.4, ask: 0.8, fact: 1, mixed: 0.7 },
    answered: 0.2,
    answers: 2,
    channels: null,
  },
  youtube: {
    weight: 6,
    languages: { yue: 50, zh: 15, en: 35 },
    stances: { good: 1.3, bad: 0.7, ask: 0.6, fact: 0.9, mixed: 1.6 },
    answered: 0.6,
    answers: 4.5,
    channels: null,
  },
  forum: {
    weight: 9,
    languages: { yue: 38, zh: 22, en: 40 },
    stances: { good: 0.7, bad: 1.2, ask: 2.2, fact: 0.8, mixed: 1.2 },
    answered: 0.75,
    answers: 3.2,
    channels: channels(names.BOARDS_ZH, names.BOARDS_EN),
  },
  lihkg: {
    weight: 10,
    languages: { yue: 98, zh: 2, en: 0 },
    stances: { good: 0.6, bad: 1.5, ask: 1.5, fact: 1, mixed: 0.8 },
    answered: 0.88,
    answers: 5,
    channels: channels(names.LIHKG_BOARDS, names.LIHKG_BOARDS),
  },
  news: {
    weight: 9,
    languages: { yue: 0, zh: 58, en: 42 },
    stances: NO_OPINION,
    answered: 0.12,
    answers: 3,
    channels: channels(names.NEWS_ZH, names.NEWS_EN),
  },
  website: {
    weight: 5,
    languages: { yue: 0, zh: 55, en: 45 },
    stances: { ...NO_OPINION, bad: 0 },
    answered: 0,
    answers: 0,
    channels: channels(names.SITES_ZH, names.SITES_EN),
  },
  blog: {
    weight: 6,
    languages: { yue: 20, zh: 42, en: 38 },
    stances: { good: 1.2, bad: 0.7, ask: 0, fact: 0, mixed: 2.4 },
    answered: 0.25,
    answers: 2,
    channels: channels(names.BLOGS_ZH, names.BLOGS_EN),
  },
};

/** How many answer a post: none mostly, sometimes many (geometric, with a long tail). */
export function answersTo(medium: Medium, random: Random): number {
  if (medium.answers === 0 || !random.chance(medium.answered)) return 0;
  const mean = medium.answers * (random.chance(0.05) ? 4 : 0.85);
  return Math.min(60, 1 + Math.floor(-Math.log(1 - random.next()) * Math.max(0.3, mean - 0.5)));
}
