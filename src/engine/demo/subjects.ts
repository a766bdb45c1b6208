/** What the demo talks about: five invented brands, and `life`, which is the noise around them. */

import type { Wording } from './wording.ts';
import { AIRLINE_EN } from './words/airline-en.ts';
import { AIRLINE_YUE } from './words/airline-yue.ts';
import { AIRLINE_ZH } from './words/airline-zh.ts';
import { LIFE_EN } from './words/life-en.ts';
import { LIFE_YUE } from './words/life-yue.ts';
import { LIFE_ZH } from './words/life-zh.ts';
import { MARKET_EN } from './words/market-en.ts';
import { MARKET_YUE } from './words/market-yue.ts';
import { MARKET_ZH } from './words/market-zh.ts';
import { PHONE_EN } from './words/phone-en.ts';
import { PHONE_YUE } from './words/phone-yue.ts';
import { PHONE_ZH } from './words/phone-zh.ts';
import { TEA_EN } from './words/tea-en.ts';
import { TEA_YUE } from './words/tea-yue.ts';
import { TEA_ZH } from './words/tea-zh.ts';
import { TELECOM_EN } from './words/telecom-en.ts';
import { TELECOM_YUE } from './words/telecom-yue.ts';
import { TELECOM_ZH } from './words/telecom-zh.ts';

/** Cantonese, written Traditional Chinese, English. */
export type Language = 'yue' | 'zh' | 'en';

/** What a post does: praises, complains, asks, tells, or weighs. Its sentiment follows from it. */
export type Stance = 'good' | 'bad' | 'ask' | 'fact' | 'mixed';

export type SubjectName = 'tea' | 'airline' | 'phone' | 'telecom' | 'market' | 'life';

export interface Subject {
  name: SubjectName;
  /** Share of all threads. */
  weight: number;
  words: Record<Language, Wording>;
  aspects: Readonly<Record<string, number>>;
  stances: Readonly<Record<Stance, number>>;
}

export const SUBJECTS: Readonly<Record<SubjectName, Subject>> = {
  tea: {
    name: 'tea',
    weight: 21,
    words: { yue: TEA_YUE, zh: TEA_ZH, en: TEA_EN },
    aspects: { taste: 4, queue: 3, price: 3, service: 2 },
    stances: { good: 42, bad: 22, ask: 12, fact: 12, mixed: 12 },
  },
  airline: {
    name: 'airline',
    weight: 20,
    words: { yue: AIRLINE_YUE, zh: AIRLINE_ZH, en: AIRLINE_EN },
    aspects: { delay: 4, seat: 2, fare: 4, crew: 2 },
    stances: { good: 30, bad: 34, ask: 14, fact: 12, mixed: 10 },
  },
  phone: {
    name: 'phone',
    weight: 19,
    words: { yue: PHONE_YUE, zh: PHONE_ZH, en: PHONE_EN },
    aspects: { camera: 4, battery: 3, value: 3, software: 3 },
    stances: { good: 40, bad: 20, ask: 18, fact: 11, mixed: 11 },
  },
  telecom: {
    name: 'telecom',
    weight: 16,
    words: { yue: TELECOM_YUE, zh: TELECOM_ZH, en: TELECOM_EN },
    aspects: { signal: 4, plan: 4, hotline: 3, roaming: 2 },
    stances: { good: 24, bad: 40, ask: 16, fact: 11, mixed: 9 },
  },
  market: {
    name: 'market',
    weight: 14,
    words: { yue: MARKET_YUE, zh: MARKET_ZH, en: MARKET_EN },
    aspects: { fresh: 3, deal: 4, delivery: 2, checkout: 2 },
    stances: { good: 35, bad: 28, ask: 13, fact: 13, mixed: 11 },
  },
  life: {
    name: 'life',
    weight: 10,
    words: { yue: LIFE_YUE, zh: LIFE_ZH, en: LIFE_EN },
    aspects: { birds: 4, fruit: 3, boat: 3, tearoom: 3, weather: 2, commute: 2, match: 2, pets: 2 },
    stances: { good: 35, bad: 25, ask: 18, fact: 17, mixed: 5 },
  },
};
