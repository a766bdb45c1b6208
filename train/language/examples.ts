/**
 * What the language model learns from: posts and reviews of the shared data, and the sentences written beside this file.
 * A tenth of the posts of each set is held out by its id, so that accuracy can be said of posts never seen.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { MediaType } from '../../src/contract/media-types.ts';
import { createRandom, type Random } from '../../src/engine/demo/random.ts';
import { sharedFile } from '../shared-data.ts';
import { CANTONESE_SENTENCES, CHINESE_SENTENCES } from './chinese-sentences.ts';
import { NORTHERN_WORDS } from './northern-words.ts';
import { SOUTHERN_WORDS } from './southern-words.ts';
import { WESTERN_WORDS } from './western-words.ts';

export interface Example {
  text: string;
  /** Whether it is in the language that is learned. */
  holds: boolean;
  weight: number;
}

export interface LabelledPost {
  set: string;
  media_type: MediaType;
  id: string;
  title: string | null;
  content: string | null;
  lang: string;
}

const POSTS = sharedFile('corpus_unified/posts.jsonl.gz');
const TWEETS = sharedFile('sentiment_train/en_tweets.tsv.gz');
const REVIEWS = sharedFile('sentiment_train/zh_hans_reviews.tsv.gz');

export const hasLanguageSets = [POSTS, TWEETS, REVIEWS].every((file) => existsSync(file));

export function readLabelledPosts(): LabelledPost[] {
  return linesOf(POSTS).map((line) => JSON.parse(line) as LabelledPost);
}

export function textOf({ title, content }: LabelledPost): string {
  return `${title ?? ''}\n${content ?? ''}`;
}

/** One post in ten, by its id alone. */
export function isHeldOut({ set, id }: LabelledPost): boolean {
  let hash = 7;
  for (const sign of `${set}/${id}`) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
  return ((hash >>> 8) ^ hash) % 10 === 0;
}

export function cantoneseExamples(posts: readonly LabelledPost[]): Example[] {
  const random = createRandom('cantonese');
  const chinese = posts.filter(({ lang }) => lang !== 'en');
  return [
    ...chinese.map((post) => ({ text: textOf(post), ...judged(post) })),
    // Written Chinese comes as long posts; a judge of short ones has to see short ones.
    ...chinese.filter(({ set }) => set === 'ptt_stock').flatMap((post) => pieces(textOf(post), random, 1)),
    ...reviews().flatMap((text) => [...pieces(text, random, 0.5), ...pieces(text, random, 0.5)]),
    ...sentences(CANTONESE_SENTENCES).map((text) => ({ text, holds: true, weight: 8 })),
    ...sentences(CHINESE_SENTENCES).map((text) => ({ text, holds: false, weight: 20 })),
  ];
}

/** Signs of Cantonese, some of them typed by their sound; and words of written Chinese that Cantonese says otherwise. */
const CANTONESE =
  /[嘅咗喺唔冇啲佢哋嚟咁乜嘢嗰咩咪嘥啩喇囉喎嘞吖㗎噃掂攞瞓揾搵諗屌撚鳩柒閪睇俾畀冚喐嗌啱哂嗮晒曬黎仲呢]|係|邊[個度]|點解|而家|有無|同埋|既|左|返|鍾意|鐘意/;
const CHINESE = /[他她們这這那沒嗎吧很您]|什麼|怎麼|[^目]的[^士確]|不[是能會要]|是[^但日]|為了|時候|已經/;
const ONLY_CHINESE = /[他她]們|[這這]|[那哪][個些裡麼]|沒有|[什怎]麼|[嗎您]/;

/**
 * The label of a forum of Hong Kong is a guess for the whole of it: titles there that show no Cantonese, and words that are
 * not, are mostly quotes of news and songs. They count little, or as the written Chinese they are.
 */
function judged(post: LabelledPost): Pick<Example, 'holds' | 'weight'> {
  const text = textOf(post);
  if (post.lang !== 'yue') return { holds: false, weight: 3 };
  if (CANTONESE.test(text)) return { holds: true, weight: 1 };
  if (!CHINESE.test(text)) return { holds: true, weight: 0.2 };
  return ONLY_CHINESE.test(text) ? { holds: false, weight: 1 } : { holds: true, weight: 0.05 };
}

export function englishExamples(posts: readonly LabelledPost[]): Example[] {
  const random = createRandom('english');
  const english = [...posts.filter(({ lang }) => lang === 'en').map(textOf), ...tweets()];
  const foreign = Object.entries({ ...WESTERN_WORDS, ...NORTHERN_WORDS, ...SOUTHERN_WORDS });
  return [
    ...english.map((text) => ({ text, holds: true, weight: 1 })),
    ...english.map((text) => ({ text: someWords(text.split(/\s+/), random), holds: true, weight: 0.5 })),
    ...foreign.flatMap(([, text]) => foreignExamples(text, random)),
  ];
}

const ROUNDS = 2000;

/** Its sentences as they are, and handfuls of its words. */
function foreignExamples(text: string, random: Random): Example[] {
  const words = text.split(/[\s·]+/).filter(Boolean);
  const handfuls = Array.from({ length: ROUNDS }, () => someWords(words, random));
  return [
    ...sentences(text)
      .slice(1)
      .map((sentence) => ({ text: sentence, holds: false, weight: 10 })),
    ...handfuls.map((handful) => ({ text: handful, holds: false, weight: 0.5 })),
  ];
}

function someWords(words: readonly string[], random: Random): string {
  const length = random.between(1, 8);
  // Neighbours more often than not, so that phrases stay phrases.
  const start = random.below(Math.max(1, words.length - length + 1));
  return words.slice(start, start + length).join(' ');
}

function pieces(text: string, random: Random, weight: number): Example[] {
  const start = random.below(Math.max(1, text.length - 30));
  const piece = text.slice(start, start + random.between(6, 40));
  return [{ text: piece, holds: false, weight }];
}

function sentences(list: string): string[] {
  return list
    .split(/[·\n]/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function tweets(): string[] {
  return linesOf(TWEETS).map((line) =>
    (line.split('\t')[1] ?? '').replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
}

function reviews(): string[] {
  return linesOf(REVIEWS).map((line) => line.split('\t')[2] ?? '');
}

function linesOf(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean);
}
