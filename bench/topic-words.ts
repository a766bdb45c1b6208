/**
 * The words that topics are made of, taken from a corpus: how often each occurs, how it is written, and the posts'
 * hashtags. Frequencies are shares of posts, counted on a sample; a word met once in the sample is as rare as it gets.
 */
import type { ImportedPost } from '../src/contract/posts.ts';
import type { Random } from '../src/engine/demo/random.ts';

export interface Word {
  /** As it is written; several words stand with single spaces between. */
  text: string;
  /** Share of posts that hold it. */
  frequency: number;
}

export type Script = 'han' | 'latin';

export interface TopicWords {
  /** A word of the script whose frequency lies between the two; one of the next more frequent where there is none. */
  pick(random: Random, script: Script, low: number, high: number): Word;
}

const SAMPLE = 50_000;
/** Of a long post only so much is read. */
const READ = 1500;
const ADDRESS = /https?:\/\/\S+/g;
const LATIN_WORD = /[A-Za-z][A-Za-z0-9]*/g;
const HAN_RUN = /\p{Script=Han}{2,}/gu;

export function topicWords(posts: readonly ImportedPost[]): TopicWords {
  const step = Math.max(1, Math.floor(posts.length / SAMPLE));
  const counts = { latin: new Counts(), han: new Counts() };
  let sampled = 0;
  for (let at = 0; at < posts.length; at += step) {
    const post = posts[at] as ImportedPost;
    const text = `${post.title ?? ''}\n${post.content ?? ''}`.slice(0, READ).replace(ADDRESS, '\n');
    counts.latin.add(latinWords(text));
    counts.han.add(hanWords(text));
    sampled++;
  }
  const lists = { latin: counts.latin.rareFirst(sampled), han: counts.han.rareFirst(sampled) };
  return {
    pick(random, script, low, high) {
      const list = lists[script];
      let from = firstFrom(list, low);
      let to = firstFrom(list, high);
      if (from === to) {
        const nearest = (list[Math.min(from, list.length - 1)] as Word).frequency;
        from = firstFrom(list, nearest);
        to = firstFrom(list, nearest + Number.EPSILON);
      }
      return list[random.between(from, to - 1)] as Word;
    },
  };
}

/** How many posts hold a text, whatever its case; it is remembered as it was first written. */
class Counts {
  readonly #known = new Map<string, { text: string; posts: number; last: number }>();
  #post = 0;

  add(texts: Iterable<string>): void {
    this.#post++;
    for (const text of texts) {
      const key = text.toLowerCase();
      const known = this.#known.get(key);
      if (known === undefined) this.#known.set(key, { text, posts: 1, last: this.#post });
      else if (known.last !== this.#post) {
        known.posts++;
        known.last = this.#post;
      }
    }
  }

  rareFirst(posts: number): Word[] {
    const words = Array.from(this.#known.values(), (word) => ({ text: word.text, frequency: word.posts / posts }));
    return words.sort((one, other) => one.frequency - other.frequency || (one.text < other.text ? -1 : 1));
  }
}

/** Single words, and two to four in a row where all begin with a capital, as names do. */
function* latinWords(text: string): Iterable<string> {
  let before: { word: string; end: number }[] = [];
  for (const found of text.matchAll(LATIN_WORD)) {
    const word = found[0];
    const follows = before.at(-1)?.end === found.index - 1 && text[found.index - 1] === ' ';
    before = follows && isCapital(word) ? before.slice(-2) : [];
    if (word.length > 2) yield word;
    for (let from = 0; from < before.length; from++) {
      yield [...before.slice(from).map((one) => one.word), word].join(' ');
    }
    if (isCapital(word)) before.push({ word, end: found.index + word.length });
  }
}

function isCapital(word: string): boolean {
  return /^[A-Z]/.test(word);
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of two to four characters, and two neighbours as one name. */
function* hanWords(text: string): Iterable<string> {
  for (const [run] of text.matchAll(HAN_RUN)) {
    let before = '';
    for (const { segment } of segmenter.segment(run)) {
      if (segment.length >= 2) yield segment;
      if (before.length + segment.length >= 3 && before !== '' && before.length + segment.length <= 6) yield before + segment;
      before = segment;
    }
  }
}

function firstFrom(list: readonly Word[], frequency: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as Word).frequency < frequency) low = middle + 1;
    else high = middle;
  }
  return low;
}
