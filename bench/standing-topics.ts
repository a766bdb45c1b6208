/**
 * Standing topics of realistic shape, made from the corpus they are then matched against; the same posts, count and seed
 * give the same topics. What a customer of social listening writes: a name in several spellings (with its hashtag, written
 * together, in Simplified characters, misspelled) beside rarer names, any of which is enough; in half of the topics also a
 * word of context, near the name or anywhere; in half a list of what is not meant. Chinese, English and both.
 *
 * As they come out on the corpus they were shaped on: 9.6 terms on average, 8 in the middle, 19 at nine tenths, 41 at most; a
 * hashtag in 58 % of the topics, NOT in 51 %, NEAR in 20 %, a prefix in 13 %, the title in 10 %, exact spelling in 7 %, a
 * source, language, site or author in 9 %. How large a share of posts holds a name of theirs is the reach: the usual one, below 1
 * in 1,000 for 95 % of the topics, makes two matches a post of 10,000 topics, which is much already, since a post is collected
 * because some topic asks for it; the wide one, up to 3 in 100, makes five and a half.
 */
import { Converter } from 'opencc-js/t2cn';
import type { ImportedPost } from '../src/contract/posts.ts';
import { createRandom, type Random } from '../src/engine/demo/random.ts';
import { type Script, type TopicWords, topicWords, type Word } from './topic-words.ts';

/** How often a topic's names occur together: log-uniform between the two. */
const BANDS = {
  usual: [
    { share: 0.95, low: 1e-5, high: 1e-3 },
    { share: 0.05, low: 1e-3, high: 5e-3 },
  ],
  wide: [
    { share: 0.1, low: 2e-5, high: 1e-4 },
    { share: 0.8, low: 1e-4, high: 1e-3 },
    { share: 0.08, low: 1e-3, high: 1e-2 },
    { share: 0.02, low: 1e-2, high: 3e-2 },
  ],
} as const;
export const REACHES = ['usual', 'wide'] as const;
type Reach = (typeof REACHES)[number];
const CONTEXT = { low: 2e-3, high: 5e-2 };
const UNWANTED = { low: 2e-4, high: 2e-2 };
const STOCK_NOISE = ['giveaway', 'hiring', 'vacancy', 'coupon', '"promo code"', 'crossword', '抽獎', '招聘', '優惠碼', '代購'];
const SOURCES = ['(source:lihkg OR source:forum)', 'source:x', 'NOT source:news', 'NOT site:imgur.com', 'lang:en', 'lang:yue'];

const toSimplified = Converter({ from: 'tw', to: 'cn' });

/** Texts of the keyword language. */
export function standingTopics(posts: readonly ImportedPost[], count: number, reach: Reach = 'usual'): string[] {
  const words = topicWords(posts);
  const random = createRandom('standing topics');
  return Array.from({ length: count }, () => topic(random, words, reachOf(random, reach)));
}

function topic(random: Random, words: TopicWords, reach: number): string {
  const terms = Math.min(40, 3 + Math.floor(-7.5 * Math.log(1 - random.next())));
  const context = random.chance(0.5) ? random.between(1, Math.max(1, Math.floor(terms / 3))) : 0;
  const unwanted = random.chance(0.5) && terms - context > 1 ? random.between(1, Math.ceil((terms - context) / 2)) : 0;
  const tongue = random.pick(['latin', 'han', 'both'] as const);
  const scriptOf = (): Script => (tongue === 'both' ? random.pick(['latin', 'han']) : tongue);
  // The sides of NEAR are words: no hashtags, fields or exact spelling among them.
  const near = context > 0 && random.chance(0.4);
  const names = nameTerms(random, words, scriptOf, { reach, count: terms - context - unwanted, wordsOnly: near });
  const parts = [group(names)];
  if (context > 0) {
    const joined = group(draw(context, () => quoted(words.pick(random, scriptOf(), CONTEXT.low, CONTEXT.high).text)));
    parts[0] = near
      ? `${parts[0]} ${random.chance(0.3) ? 'ONEAR' : 'NEAR'}/${random.between(2, 15)} ${joined}`
      : `${parts[0]} AND ${joined}`;
  }
  if (random.chance(0.08)) parts.push(random.pick(SOURCES));
  if (unwanted > 0) parts.push(`NOT ${group(draw(unwanted, () => noise(random, words, scriptOf())))}`);
  return parts.join(' AND ');
}

interface Names {
  reach: number;
  count: number;
  wordsOnly: boolean;
}

/** The first name takes about half of the reach, the others share the rest. */
function nameTerms(random: Random, words: TopicWords, scriptOf: () => Script, { reach, count, wordsOnly }: Names): string[] {
  const terms = new Set<string>();
  for (let tries = 0; terms.size < count && tries < 10 * count; tries++) {
    const high = terms.size === 0 ? reach : reach / count;
    const script = scriptOf();
    const name = words.pick(random, script, terms.size === 0 ? reach / 2 : high / 4, high);
    for (const spelling of spellings(random, name, script, wordsOnly)) if (terms.size < count) terms.add(spelling);
  }
  return [...terms];
}

function reachOf(random: Random, reach: Reach): number {
  let rest = random.next();
  const bands = BANDS[reach];
  const { low, high } =
    bands.find((band) => {
      rest -= band.share;
      return rest < 0;
    }) ?? bands[0];
  return low * (high / low) ** random.next();
}

function spellings(random: Random, { text }: Word, script: Script, wordsOnly: boolean): string[] {
  const together = text.replaceAll(' ', '');
  const found = [quoted(text)];
  if (script === 'han' && random.chance(0.4)) found.push(toSimplified(text));
  if (script === 'latin' && together.length > 4 && random.chance(0.2)) found.push(misspelled(random, together));
  if (script === 'latin' && together !== text && random.chance(0.4)) found.push(together);
  if (together.length >= 7 && script === 'latin' && random.chance(0.1)) found[0] = `${together.slice(0, -2)}*`;
  if (wordsOnly) return found;
  if (random.chance(0.4)) found.push(`#${together}`);
  if (script === 'latin' && random.chance(0.1)) found.push(`@${together}`);
  if (random.chance(0.03)) found[0] = `title:${quoted(text)}`;
  else if (script === 'latin' && random.chance(0.04)) found[0] = `{${text}}`;
  else if (script === 'latin' && random.chance(0.01)) found[0] = `author:${quoted(text)}`;
  return found;
}

/** One letter left out, or two neighbours exchanged. */
function misspelled(random: Random, word: string): string {
  const at = random.between(1, word.length - 2);
  return random.chance(0.5)
    ? word.slice(0, at) + word.slice(at + 1)
    : `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
}

function noise(random: Random, words: TopicWords, script: Script): string {
  return random.chance(0.3) ? random.pick(STOCK_NOISE) : quoted(words.pick(random, script, UNWANTED.low, UNWANTED.high).text);
}

const OPERATOR = /^(?:and|or|not|near|onear)$/i;

function quoted(text: string): string {
  return text.includes(' ') || OPERATOR.test(text) ? `"${text}"` : text;
}

function draw(count: number, make: () => string): string[] {
  return [...new Set(Array.from({ length: count }, make))];
}

function group(terms: readonly string[]): string {
  return terms.length === 1 ? (terms[0] as string) : `(${terms.join(' OR ')})`;
}
