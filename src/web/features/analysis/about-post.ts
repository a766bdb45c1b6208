/**
 * What a post is about, for one line of its card: names first, then its tags, then what else it speaks of. What stands before the
 * reader anyway is not said again: tags of a text that is shown whole, keywords that a name or a tag holds or that are marked,
 * and all keywords of a text that is read at a glance.
 */
import type { Post } from '../../../contract/posts.ts';
import type { EntityType } from '../../../contract/themes.ts';

export interface Aspect {
  kind: EntityType | 'tag' | 'keyword';
  text: string;
}

type AboutFields = Pick<Post, 'title' | 'content' | 'matched' | 'entities' | 'hashtags' | 'mentions' | 'keywords'>;

/** UTF-16 units of title and content together. */
const GLANCE = 160;

/** `whole`: the card shows all of the text. */
export function aboutPost(post: AboutFields, whole: boolean): Aspect[] {
  const names = post.entities.map(({ type, name }) => ({ kind: type, text: name }));
  const tags = [...post.hashtags, ...post.mentions];
  const marked = post.matched.map(({ field, start, end }) => post[field].slice(start, end));
  const said = [...names.map(({ text }) => text), ...tags, ...marked].map((text) => text.toLowerCase());
  const others = post.keywords.filter((keyword) => !said.some((text) => text.includes(keyword.toLowerCase())));
  const isShort = post.title.length + post.content.length < GLANCE;
  return once([...names, ...aspects('tag', whole ? [] : tags), ...aspects('keyword', isShort ? [] : others)]);
}

function aspects(kind: Aspect['kind'], texts: readonly string[]): Aspect[] {
  return texts.map((text) => ({ kind, text }));
}

function once(found: readonly Aspect[]): Aspect[] {
  return [...new Map(found.map((aspect) => [`${aspect.kind} ${aspect.text.toLowerCase()}`, aspect])).values()];
}
