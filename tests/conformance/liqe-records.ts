/**
 * liqe's records as posts, and its spelling as ours: the name is the title, the nick the author, tags are hashtags, the rest
 * is content.
 */
import { z } from 'zod';
import type { QueryDocument } from '../../src/engine/query/document.ts';
import { tokenText } from '../../src/engine/text/token-text.ts';

export const liqeSuite = z.object({
  records: z.array(
    z.object({
      name: z.string(),
      nick: z.string().optional(),
      email: z.string().optional(),
      phoneNumber: z.string().optional(),
      tags: z.array(z.string()).default([]),
      location: z.object({ city: z.string() }).optional(),
    }),
  ),
  cases: z.array(z.object({ query: z.string(), expect_names: z.array(z.string()) })),
});
type LiqeRecord = z.infer<typeof liqeSuite>['records'][number];

export function documentOf({ name, nick, email, phoneNumber, tags, location }: LiqeRecord): QueryDocument {
  const facts = [email, phoneNumber, location?.city, ...tags.map((tag) => `#${tag}`)];
  const content = facts.filter((fact) => fact !== undefined).join('\n');
  return {
    tokens: tokenText(name, content),
    title: name,
    content,
    authorTokens: tokenText(nick, ''),
    domain: '',
    language: '',
    mediaType: 'forum',
  };
}

/** Why a query has no counterpart here; the first that fits. */
const ABSENT: readonly (readonly [RegExp, string])[] = [
  [/\//, 'regular expressions'],
  [/^height|^balance:/, 'numbers and ranges of any field'],
  [/:(?:null|true)$/, 'null and booleans'],
  [/^city:|^location\./, 'fields that posts do not have'],
  [/\*/, 'a star inside or before a word'],
  [/name:"da"/, 'parts of words without a star'],
  [/^(?:NOT |-)/, 'a query that is only NOT'],
];

export function absentFeature(query: string): string | undefined {
  return ABSENT.find(([pattern]) => pattern.test(query))?.[1];
}

/** Quoted text of liqe is compared with its case, as ours in braces; a sign before a word is spelled out as our fix-it does. */
export function inOurSpelling(query: string): string {
  return query
    .replaceAll('name:', 'title:')
    .replaceAll('nick:', 'author:')
    .replaceAll('tags:"member"', 'hashtag:member')
    .replaceAll('phoneNumber:', '')
    .replace(/(author:)?"([^"]*)"/g, (quoted, author: string | undefined, text: string) => (author ? quoted : `{${text}}`));
}
