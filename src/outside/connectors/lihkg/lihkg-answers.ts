/**
 * The answers of LIHKG's own API (`api_v2`), which nobody documents: as its page asks it, and as answers have been recorded. Numbers are
 * numbers in one place and strings in the other. What it says went wrong becomes a SourceFailure.
 */
import { z } from 'zod';
import { challenged, isChallengePage } from '../challenge.ts';
import { parsedJson } from '../parsed-json.ts';
import { SourceFailure } from '../source-failure.ts';

/** A whole number of its own, however written. */
const whole = z
  .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
  .transform(Number)
  .pipe(z.number().int().nonnegative());
const name = z.string().nullish().catch(null);

export const lihkgThread = z.object({
  thread_id: whole,
  title: z.string(),
  /** Posts, that which begins it too. */
  no_of_reply: whole,
  total_page: whole,
  /** Seconds since 1970. */
  create_time: whole,
  last_reply_time: whole,
  like_count: whole.nullish().catch(null),
  dislike_count: whole.nullish().catch(null),
});
export type LihkgThread = z.infer<typeof lihkgThread>;

export const lihkgPost = z.object({
  post_id: z.string(),
  /** Its place in the thread; the first is 1. */
  msg_num: whole.pipe(z.number().positive()),
  /** HTML. */
  msg: z.string(),
  /** Seconds since 1970. */
  reply_time: whole,
  /** 1 is what everybody may read. */
  status: whole.nullish().catch(null),
  quote_post_id: name,
  /** The post that it answers, whole. */
  quote: z.object({ msg_num: whole }).nullish().catch(null),
  user_nickname: name,
  user: z.object({ user_id: whole, nickname: name }).nullish().catch(null),
  like_count: whole.nullish().catch(null),
  dislike_count: whole.nullish().catch(null),
  no_of_quote: whole.nullish().catch(null),
});
export type LihkgPost = z.infer<typeof lihkgPost>;

const category = z.object({ name: z.string() }).nullish().catch(null);
/** Of 60 and 25 that it gives: whoever sends many more is not it. */
export const threadList = z.object({ category, items: z.array(z.unknown()).max(1_000) });
export const threadPage = z.object({ category, item_data: z.array(z.unknown()).max(1_000) });

const answer = z.object({
  success: z.union([z.number(), z.boolean()]).transform(Boolean),
  error_code: whole.nullish().catch(null),
  response: z.unknown().optional(),
});

const NO_MORE = 100;
const TOO_OFTEN = 429;
/** Milliseconds; it does not say how long. */
const WAIT = 60_000;

/** null: there is no more of it. @throws SourceFailure */
export function responseOf<Shape extends z.ZodType>(text: string, shape: Shape, now: Date): z.output<Shape> | null {
  const read = answer.safeParse(parsedJson(text));
  if (!read.success) {
    if (!/^\s*[[{]/.test(text) && isChallengePage(text)) throw challenged('lihkg.com');
    throw new SourceFailure('unreadable', 'lihkg.com answers otherwise than it did');
  }
  const { success, error_code: code, response } = read.data;
  if (code === NO_MORE && !success) return null;
  if (code === TOO_OFTEN)
    throw new SourceFailure('rate-limited', 'lihkg.com was asked too often (429)', new Date(now.getTime() + WAIT));
  if (!success) throw new SourceFailure('unreadable', `lihkg.com does not take the question (${code ?? 'it does not say why'})`);
  const shaped = shape.safeParse(response);
  if (!shaped.success) throw new SourceFailure('unreadable', 'lihkg.com answers otherwise than it did');
  return shaped.data;
}
