/**
 * What a post is about, for one line of its card: names first, then its tags, then what else it speaks of. Each thing once: a
 * keyword that a name or a tag holds, or that is marked in the text, says nothing new; nor do those of a text that is read at a glance.
 */
import type { Post } from '../../../contract/posts.ts';
import type { EntityType } from '../../../contract/themes.ts';

export interface Aspect {
  kind: EntityType | 'tag' | 'keyword';
  text: string;
}

type AboutFields = Pick<Post, 'title' | 'content' | 'matched' | 'entities' | 'hashtags' | 'mentions' | 'keywords'>;

/** UTF-16 units of title and content together. */
const GLANCE = 100;

export function aboutPost(post: AboutFields): Aspect[] {
  const named: Aspect[] = [
    ...post.entities.map(({ type, name }) => ({ kind: type, text: name })),
    ...[...post.hashtags, ...post.mentions].map((text) => ({ kind: 'tag' as const, text })),
  ];
  const marked = post.matched.map(({ field, start, end }) => post[field].slice(start, end));
  const said = [...named.map(({ text }) => text), ...marked].map((text) => text.toLowerCase());
  const others = post.keywords.filter((keyword) => !said.some((text) => text.includes(keyword.toLowerCase())));
  const isShort = post.title.length + post.content.length < GLANCE;
  return once([...named, ...(isShort ? [] : others.map((text) => ({ kind: 'keyword' as const, text })))]);
}

function once(aspects: readonly Aspect[]): Aspect[] {
  return [...new Map(aspects.map((aspect) => [`${aspect.kind} ${aspect.text.toLowerCase()}`, aspect])).values()];
}
