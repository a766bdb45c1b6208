/** What was sent to the language model, and what it answered, for somebody to read: JSON of posts, lines or sentences, and of what else there is. */
import { z } from 'zod';

/** A post, a line of one, or a sentence of an answer. */
export interface SentPart {
  /** Its number; '' where it has none. */
  number: string;
  title: string;
  text: string;
  /** Numbers of the posts that a sentence names. */
  posts: readonly string[];
}

export interface ReadSent {
  /** Name in the document → text. */
  others: readonly (readonly [string, string])[];
  parts: readonly SentPart[];
}

const numbered = z.union([z.number(), z.string()]).transform(String);
const part = z.object({
  n: numbered.optional(),
  title: z.string().optional(),
  text: z.string(),
  posts: z.array(numbered).optional().catch(undefined),
});

/** null for what is no such document, such as an answer that was cut off. */
export function readSent(text: string): ReadSent | null {
  const read = z.record(z.string(), z.unknown()).safeParse(parsed(text));
  if (!read.success) return null;
  const others: [string, string][] = [];
  const parts: SentPart[] = [];
  for (const [name, value] of Object.entries(read.data)) {
    const list = Array.isArray(value) ? value.map((one) => part.safeParse(one)) : [];
    const known = list.flatMap(({ data }) => (data ? [data] : []));
    for (const { n = '', title = '', text: said, posts = [] } of known) parts.push({ number: n, title, text: said, posts });
    const isShown = known.length > 0 || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (!isShown) others.push([name, textOf(value)]);
  }
  return { others, parts };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(' · ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(' – ');
  return String(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
