/**
 * A record's fields as a post of the contract, or the reason why they are none. Spelling is read generously (numbers as
 * text, empty text for unknown, any case of a name), meaning is not: what remains wrong rejects the record.
 */

import { SENTIMENTS } from '../../contract/filter-choices.ts';
import { LIMITS } from '../../contract/limits.ts';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import { type ImportedField, type ImportedPost, importedPost } from '../../contract/posts.ts';
import { REACTIONS } from '../../contract/reactions.ts';
import { shifter } from '../../engine/analysis/import-shift.ts';
import type { Fields } from './field-mapping.ts';
import { timeReader } from './read-time.ts';

export interface PostReading {
  /** In which times without a zone are read. */
  timezone: string;
  now: Date;
  /** Milliseconds by which times are moved on the clock of the zone; see import-shift.ts. */
  shift?: number | undefined;
}

export type PostReader = (fields: Fields) => ImportedPost | { reason: string };

export function postReader({ timezone, now, shift }: PostReading): PostReader {
  const readTime = timeReader(timezone);
  const move = shifter(timezone);
  const latest = now.getTime() + LIMITS.futureTolerance;

  return (fields) => {
    const spelled: Fields = {};
    for (const name in fields) spelled[name as ImportedField] = SPELLINGS[name as ImportedField](fields[name as ImportedField]);
    if (spelled.id === null || spelled.id === undefined) return { reason: 'no id' };
    const inexact = IDENTITIES.find((name) => typeof spelled[name] === 'number');
    if (inexact) return { reason: `${inexact} is a number too large to be exact: write it as text` };
    if (typeof spelled.published_at !== 'string') return { reason: 'no published_at' };
    const written = readTime(spelled.published_at);
    if (written === undefined) return { reason: 'published_at is not a time' };
    if (written > latest) return { reason: 'published_at lies in the future' };
    const at = shift === undefined ? written : move(written, shift);
    if (at < 0) return { reason: 'published_at lies before 1970' };
    spelled.published_at = new Date(at).toISOString();
    const parsed = importedPost.safeParse(spelled);
    return parsed.success ? parsed.data : { reason: reasonOf(parsed.error.issues[0]) };
  };
}

type Spelling = (value: unknown) => unknown;

const text: Spelling = (value) => (value === '' ? null : typeof value === 'number' && exact(value) ? String(value) : value);

/** Reading JSON rounds integers beyond 2^53: two ids would become one, and a post would be lost without a word. */
function exact(value: number): boolean {
  return Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value));
}

const IDENTITIES = ['id', 'parent_id', 'thread_id', 'author'] as const satisfies ImportedField[];

/** Digits that stand for a number; everything else is left for the schema to refuse. */
const number: Spelling = (value) => {
  if (typeof value !== 'string') return value;
  const trimmed = value.trim();
  if (trimmed === '') return null;
  return /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : value;
};

function oneOf(names: readonly string[]): Spelling {
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
  return (value) =>
    typeof value !== 'string' ? value : value.trim() === '' ? null : (byLowerCase.get(value.trim().toLowerCase()) ?? value);
}

/** In a cell of CSV they are a JSON object; a null count is unknown. */
const reactions: Spelling = (value) => {
  const object = typeof value === 'string' ? parsed(value) : value;
  if (typeof object !== 'object' || object === null) return object;
  return Object.fromEntries(Object.entries(object).flatMap(([name, count]) => (count === null ? [] : [[name, number(count)]])));
};

function parsed(json: string): unknown {
  if (json.trim() === '') return null;
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

const SPELLINGS: Record<ImportedField, Spelling> = {
  media_type: oneOf(MEDIA_TYPES),
  id: text,
  published_at: text,
  author: text,
  author_name: text,
  author_followers: number,
  author_url: text,
  title: text,
  content: text,
  url: text,
  channel: text,
  kind: oneOf(['post', 'comment']),
  parent_id: text,
  thread_id: text,
  likes: number,
  dislikes: number,
  comments: number,
  shares: number,
  views: number,
  reactions,
  hot_value: number,
  lang: text,
  sentiment: oneOf(SENTIMENTS),
  data_source: oneOf(['mw', 'gs']),
};

const CHOICES: Partial<Record<string, readonly string[]>> = {
  media_type: MEDIA_TYPES,
  kind: ['post', 'comment'],
  sentiment: SENTIMENTS,
  data_source: ['mw', 'gs'],
  reactions: REACTIONS,
};

/** Names the field, never its value: rejects are counted by their reason. */
function reasonOf(issue: { code: string; path: PropertyKey[]; input?: unknown } | undefined): string {
  const field = String(issue?.path[0] ?? 'post');
  const choices = CHOICES[field];
  if (choices) return `${field} is not one of ${choices.join(', ')}`;
  if (issue?.code === 'too_big') return `${field} is too long or too large`;
  return `${field} has a wrong value`;
}
