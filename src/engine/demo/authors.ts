/**
 * Invented authors. Within a medium and language a few write much and most write once (a power law of rank); who
 * they are depends on seed, medium, language and rank only, so that an author met on two days is the same person.
 */
import type { MediaType } from '../../contract/media-types.ts';
import { createRandom, hashText, type Random } from './random.ts';
import type { Language } from './subjects.ts';
import * as names from './words/names.ts';

export interface Author {
  id: string;
  name: string;
  /** null where the medium does not show them. */
  followers: number | null;
  /** Writes without capitals, which is a habit and not a mood. */
  lowerCase: boolean;
}

export interface Authors {
  /** `crowd` are those who comment; they are more than those who post. */
  pick(random: Random, media: MediaType, language: Language, crowd: boolean): Author;
}

const POOL: Record<MediaType, number> = {
  facebook: 1600,
  instagram: 1500,
  twitter: 1000,
  x: 1200,
  youtube: 180,
  forum: 900,
  lihkg: 1400,
  blog: 60,
  news: 24,
  website: 14,
};
const WITHOUT_FOLLOWERS: ReadonlySet<MediaType> = new Set(['forum', 'lihkg', 'news', 'website', 'blog']);

/** Where those who comment are other people than those who publish. */
const APART: ReadonlySet<MediaType> = new Set(['youtube', 'blog', 'news', 'website']);

const MOST_FOLLOWERS = 800_000;

/** Exponent of the inverse distribution: rank = pool · u^SKEW gives a density of rank^(1/SKEW − 1). */
const SKEW = 1.75;

export function createAuthors(seed: string): Authors {
  const known = new Map<string, (Author | undefined)[]>();
  return {
    pick(random, media, language, crowd) {
      const pool = POOL[media] * (crowd ? 3 : 1);
      const rank = Math.floor(pool * random.next() ** SKEW);
      const group = crowd && APART.has(media) ? `${media}/${language}/crowd` : `${media}/${language}`;
      const people = known.get(group) ?? [];
      if (people.length === 0) known.set(group, people);
      let author = people[rank];
      if (!author) {
        author = invent(createRandom(`${seed}/${group}/${rank}`), media, language, rank, group.endsWith('crowd'));
        people[rank] = author;
      }
      return author;
    },
  };
}

function invent(random: Random, media: MediaType, language: Language, rank: number, crowd: boolean): Author {
  const name = displayName(random, media, language, rank, crowd);
  return {
    id: identifier(random, media, language, rank, crowd),
    name,
    followers: WITHOUT_FOLLOWERS.has(media) || crowd ? null : followers(random, media, rank),
    lowerCase: language === 'en' && (crowd || !APART.has(media)) && random.chance(0.22),
  };
}

/** Pareto with exponent 1, a little higher for those who write much. */
function followers(random: Random, media: MediaType, rank: number): number {
  const typical = media === 'youtube' ? 900 : media === 'facebook' ? 240 : 130;
  const activity = rank < 12 ? 24 : rank < 80 ? 4 : 1;
  const count = (typical * activity) / (1 - random.next() * 0.9995);
  return Math.round(count < MOST_FOLLOWERS ? count : MOST_FOLLOWERS * (0.5 + random.next() / 2));
}

function identifier(random: Random, media: MediaType, language: Language, rank: number, crowd: boolean): string {
  if (media === 'lihkg') return String(100_000 + rank * 61 + 7);
  const spot = (rank * 7 + hashText(media + language)) % (names.HANDLE_FIRST.length * names.HANDLE_SECOND.length);
  const first = names.HANDLE_FIRST[spot % names.HANDLE_FIRST.length] as string;
  const second = names.HANDLE_SECOND[Math.floor(spot / names.HANDLE_FIRST.length)] as string;
  const separator = media === 'facebook' || media === 'instagram' ? '.' : '_';
  // Rank and language make the handle unique where two ranks share both words.
  const tail = language === 'en' ? '' : language === 'yue' ? `${separator}hk` : `${separator}tc`;
  const number = rank < 60 && !crowd ? '' : String((rank % 90) + 10) + (rank > 1500 ? String(Math.floor(rank / 90)) : '');
  const role = crowd ? 'v' : '';
  return `${first}${separator}${second}${role}${number}${tail}${random.chance(0.1) ? separator : ''}`;
}

function displayName(random: Random, media: MediaType, language: Language, rank: number, crowd: boolean): string {
  const publisher = crowd ? null : publisherName(random, media, language === 'en');
  return publisher ?? personName(random, media, language, rank);
}

/** Media that are made by few: what they call themselves. null elsewhere. */
function publisherName(random: Random, media: MediaType, english: boolean): string | null {
  if (media === 'blog') return random.pick(english ? names.BLOGS_EN : names.BLOGS_ZH);
  if (media === 'website') return random.pick(english ? names.SITES_EN : names.SITES_ZH);
  if (media === 'news') return english ? englishName(random) : chineseName(random);
  if (media !== 'youtube') return null;
  const given = random.pick(names.ENGLISH_NAMES);
  if (english) return `${given} ${random.pick(names.CREATORS_EN)}`;
  return (random.chance(0.5) ? given : nickname(random)) + random.pick(names.CREATORS_ZH);
}

function personName(random: Random, media: MediaType, language: Language, rank: number): string {
  if (media === 'lihkg') return nickname(random);
  if (language === 'en') return media === 'forum' ? englishName(random).replace(' ', '_') + (rank % 97) : englishName(random);
  if (media === 'facebook') return random.chance(0.45) ? chineseName(random) : englishName(random);
  if (random.chance(0.6)) return nickname(random);
  return random.chance(0.5) ? englishName(random) : chineseName(random);
}

function englishName(random: Random): string {
  return `${random.pick(names.ENGLISH_NAMES)} ${random.pick(names.ENGLISH_SURNAMES)}`;
}

function chineseName(random: Random): string {
  return random.pick(names.SURNAMES) + random.pick(names.GIVEN_NAMES);
}

function nickname(random: Random): string {
  return random.pick(names.NICK_FIRST) + random.pick(names.NICK_SECOND);
}
