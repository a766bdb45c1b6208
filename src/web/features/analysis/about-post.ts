/**
 * What a post is about, for one line of its card: names first, then its tags, then what else it speaks of. What stands before the
 * reader anyway is not said again: tags of a text that is shown whole, keywords that a name or a tag holds or that are marked,
 * and all keywords of a text that is read at a glance.
 */
import type { Post } from '../../../contract/posts.ts';
import type { EntityType } from '../../../contract/themes.ts';
import type { Language } from '../../i18n/resources.ts';

export interface Aspect {
  kind: EntityType | 'tag' | 'keyword';
  text: string;
}

type AboutFields = Pick<Post, 'title' | 'content' | 'matched' | 'entities' | 'hashtags' | 'mentions' | 'keywords'>;

/** UTF-16 units of title and content together. */
const GLANCE = 160;

export interface Showing {
  /** The card shows all of the text. */
  isWhole: boolean;
  language: Language;
}

export function aboutPost(post: AboutFields, { isWhole, language }: Showing): Aspect[] {
  const names = post.entities.map(({ type, name, chineseName }) => ({
    kind: type,
    text: (language === 'en' ? null : chineseName) ?? name,
  }));
  const tags = [...post.hashtags, ...post.mentions];
  const marked = post.matched.map(({ field, start, end }) => post[field].slice(start, end));
  const called = post.entities.flatMap(({ name, chineseName }) => [name, chineseName ?? name]);
  const said = [...called, ...tags, ...marked].map((text) => text.toLowerCase());
  const others = post.keywords.filter((keyword) => !said.some((text) => text.includes(keyword.toLowerCase())));
  const isShort = post.title.length + post.content.length < GLANCE;
  return once([...names, ...aspects('tag', isWhole ? [] : tags), ...aspects('keyword', isShort ? [] : others)]);
}

function aspects(kind: Aspect['kind'], texts: readonly string[]): Aspect[] {
  return texts.map((text) => ({ kind, text }));
}

function once(found: readonly Aspect[]): Aspect[] {
  return [...new Map(found.map((aspect) => [`${aspect.kind} ${aspect.text.toLowerCase()}`, aspect])).values()];
}
