/**
 * The three events of the demo: when they happen (days before the demo was created), how loud, about what, and in which
 * words.
 */
import type { MediaType } from '../../contract/media-types.ts';
import type { Language, Stance, SubjectName } from './subjects.ts';
import type { Wording } from './wording.ts';
import { FOOD_EN, FOOD_YUE, FOOD_ZH } from './words/food-words.ts';
import { LAUNCH_EN, LAUNCH_YUE, LAUNCH_ZH } from './words/launch-words.ts';
import { OUTAGE_EN, OUTAGE_YUE, OUTAGE_ZH } from './words/outage-words.ts';

interface Phase {
  daysBefore: number;
  /** Threads of that day. */
  threads: number;
  /** Local hour at which people start to talk. */
  fromHour: number;
  aspects: Readonly<Record<string, number>>;
  stances: Readonly<Record<Stance, number>>;
}

export interface Spike {
  name: 'outage' | 'launch' | 'food';
  subject: SubjectName;
  words: Record<Language, Wording>;
  /** How much more (or less) than usual a medium talks about it. */
  media: Partial<Record<MediaType, number>>;
  phases: readonly Phase[];
}

const ANGRY = { good: 5, bad: 72, ask: 13, fact: 9, mixed: 1 };
const DIVIDED = { good: 19, bad: 55, ask: 12, fact: 10, mixed: 4 };
const DELIGHTED = { good: 74, bad: 4, ask: 11, fact: 9, mixed: 2 };

export const SPIKES: readonly Spike[] = [
  {
    name: 'food',
    subject: 'tea',
    words: { yue: FOOD_YUE, zh: FOOD_ZH, en: FOOD_EN },
    media: { facebook: 1.6, news: 2.6, lihkg: 1.4, instagram: 0.5, blog: 0.2, website: 0.6, youtube: 0.6 },
    phases: [
      { daysBefore: 66, threads: 190, fromHour: 10, aspects: { illness: 1 }, stances: ANGRY },
      { daysBefore: 65, threads: 330, fromHour: 0, aspects: { illness: 4, apology: 2 }, stances: ANGRY },
      { daysBefore: 64, threads: 200, fromHour: 0, aspects: { illness: 1, apology: 4 }, stances: DIVIDED },
      { daysBefore: 63, threads: 34, fromHour: 0, aspects: { apology: 1 }, stances: DIVIDED },
      { daysBefore: 62, threads: 14, fromHour: 0, aspects: { apology: 1 }, stances: DIVIDED },
    ],
  },
  {
    name: 'launch',
    subject: 'phone',
    words: { yue: LAUNCH_YUE, zh: LAUNCH_ZH, en: LAUNCH_EN },
    media: { youtube: 2.6, instagram: 1.6, x: 1.7, twitter: 1.5, facebook: 0.7, news: 0.8, blog: 0.8, website: 0.6 },
    phases: [
      { daysBefore: 31, threads: 390, fromHour: 9, aspects: { launch: 1 }, stances: DELIGHTED },
      { daysBefore: 30, threads: 330, fromHour: 0, aspects: { launch: 1, handson: 4 }, stances: DELIGHTED },
      { daysBefore: 29, threads: 44, fromHour: 0, aspects: { handson: 1 }, stances: DELIGHTED },
      { daysBefore: 28, threads: 20, fromHour: 0, aspects: { handson: 1 }, stances: DELIGHTED },
    ],
  },
  {
    name: 'outage',
    subject: 'telecom',
    words: { yue: OUTAGE_YUE, zh: OUTAGE_ZH, en: OUTAGE_EN },
    media: {
      x: 2.2,
      twitter: 2,
      lihkg: 1.9,
      facebook: 1.2,
      forum: 1.2,
      news: 1.2,
      instagram: 0.4,
      youtube: 0.3,
      blog: 0.1,
      website: 0.2,
    },
    phases: [
      { daysBefore: 4, threads: 430, fromHour: 8, aspects: { outage: 9, refund: 1 }, stances: ANGRY },
      { daysBefore: 3, threads: 300, fromHour: 0, aspects: { outage: 1, refund: 3 }, stances: DIVIDED },
      { daysBefore: 2, threads: 40, fromHour: 0, aspects: { refund: 1 }, stances: DIVIDED },
      { daysBefore: 1, threads: 16, fromHour: 0, aspects: { refund: 1 }, stances: DIVIDED },
    ],
  },
];
