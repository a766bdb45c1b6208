/**
 * What a source gave of late: most of it comes again with the next reading, and is not stored again unless it has changed. Kept as
 * text, 16 characters a post, oldest first. Whoever writes it adds to what is kept by then, while it is held: what a hub sends and what
 * is read of the feed meanwhile are the same posts, and each counts once.
 */
import { hash } from 'node:crypto';
import type { ImportedPost } from '../../contract/posts.ts';

/** 48 bits in base64. */
const PART = 8;
/** Beyond what one reading gives: feeds that are served by several machines have one state here and another there. */
const MOST = 4_000;

export class SeenPosts {
  /** What it is known by → what it said. */
  private readonly contents = new Map<string, string>();
  private hasChanged = false;

  constructor(text: string) {
    for (let at = 0; at + 2 * PART <= text.length; at += 2 * PART) {
      this.contents.set(text.slice(at, at + PART), text.slice(at + PART, at + 2 * PART));
    }
  }

  /** Those that are new or say something else than when they were seen. */
  unseen(posts: readonly ImportedPost[], undated: ReadonlySet<string>): ImportedPost[] {
    return posts.filter((post) => this.contents.get(keyOf(post)) !== contentOf(post, undated));
  }

  /** They are stored. Answers those that were not known before, each once. */
  add(posts: readonly ImportedPost[], undated: ReadonlySet<string>): ImportedPost[] {
    const arrived: ImportedPost[] = [];
    for (const post of posts) {
      const [key, content] = [keyOf(post), contentOf(post, undated)];
      const before = this.contents.get(key);
      if (before === undefined) arrived.push(post);
      if (before !== content) this.hasChanged = true;
      // Anew, so that it stands among the newest.
      this.contents.delete(key);
      this.contents.set(key, content);
    }
    return arrived;
  }

  /** null where nothing has been added that was not there: the old one will do. */
  get text(): string | null {
    if (!this.hasChanged) return null;
    return [...this.contents].slice(-MOST).flat().join('');
  }
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
