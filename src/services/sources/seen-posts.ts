/**
 * What a source gave of late: most of it comes again with the next reading, and is not stored again unless it has changed. Kept as
 * text, 16 characters a post, oldest first. Whoever writes it adds to what is kept by then, while it is held: what a hub sends and what
 * is read of the feed meanwhile are the same posts, and each counts once.
 */
import { hash } from 'node:crypto';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Reading } from '../../outside/connectors/reading.ts';

/** 48 bits in base64. */
const PART = 8;
/** Beyond what one reading gives: feeds that are served by several machines have one state here and another there. */
const MOST = 4_000;
/** What no post says: which of two texts is stored is not known. */
const UNKNOWN = '?'.repeat(PART);

interface GivenPost {
  post: ImportedPost;
  /** What it is known by. */
  key: string;
  /** What it says. */
  content: string;
}

/** Of one reading. */
export interface SeenNow {
  /** Posts that were not known before, each once. */
  arrived: readonly ImportedPost[];
  /** null where it is as it was. */
  text: string | null;
}

/** The posts of one reading, beside what its source gave before. */
export class SeenPosts {
  readonly #given: readonly GivenPost[];
  readonly #text: string;
  readonly #before: ReadonlyMap<string, string>;

  /** `text`: as it was kept before the posts were asked for. */
  constructor({ posts, undated }: Pick<Reading<unknown>, 'posts' | 'undated'>, text: string) {
    this.#given = posts.map((post) => ({ post, key: keyOf(post), content: contentOf(post, undated) }));
    this.#text = text;
    this.#before = posts.length > 0 ? contentsIn(text) : new Map();
  }

  /** Those that are new or say something else than when they were seen: these are to be stored. */
  get unseen(): ImportedPost[] {
    return this.#given.filter(({ key, content }) => this.#before.get(key) !== content).map(({ post }) => post);
  }

  /** They are stored. `text`: as it is kept by now. */
  addedTo(text: string): SeenNow {
    const kept = text === this.#text ? this.#before : contentsIn(text);
    if (this.#given.every(({ key, content }) => kept.get(key) === content)) return { arrived: [], text: null };
    const contents = new Map(kept);
    const arrived: ImportedPost[] = [];
    for (const { post, key, content } of this.#given) {
      if (!contents.has(key)) arrived.push(post);
      // Anew, so that it stands among the newest.
      contents.delete(key);
      contents.set(key, storedContent({ before: this.#before.get(key), kept: kept.get(key), given: content }));
    }
    return { arrived, text: [...contents].slice(-MOST).flat().join('') };
  }
}

/** Where somebody else has stored another text meanwhile, one lies over the other: the next reading stores it once more. */
function storedContent({ before, kept, given }: { before: string | undefined; kept: string | undefined; given: string }): string {
  if (kept === undefined || kept === before || kept === given) return given;
  // What has been seen before is not stored: the other one is.
  return before === given ? kept : UNKNOWN;
}

/** What posts are known by → what they said. */
function contentsIn(text: string): Map<string, string> {
  const contents = new Map<string, string>();
  for (let at = 0; at + 2 * PART <= text.length; at += 2 * PART) {
    contents.set(text.slice(at, at + PART), text.slice(at + PART, at + 2 * PART));
  }
  return contents;
}

function keyOf({ media_type, id }: ImportedPost): string {
  return digest(`${media_type}\0${id}`);
}

/** The time of a reading says nothing of the post. */
function contentOf(post: ImportedPost, undated: ReadonlySet<string>): string {
  const { published_at, ...rest } = post;
  return digest(JSON.stringify(undated.has(post.id) ? rest : { ...rest, published_at }));
}

function digest(text: string): string {
  return hash('md5', text, 'base64').slice(0, PART);
}
