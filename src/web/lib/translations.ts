/**
 * Translations of posts, as this page has them: asked for by a click, of one post or of all in sight, and shown until they are folded. The
 * server is asked first; where nobody translates there, the browser, if it can. Kept as long as the page is open.
 */
import { create } from 'zustand';
import { LIMITS } from '../../contract/limits.ts';
import { getTranslation, translatePosts as pageOfPosts, type TranslationLanguage } from '../../contract/translations.ts';
import { request } from './call.ts';
import { CallError } from './call-error.ts';
import type { PostTexts, TranslationFailure, TranslationState } from './shown-translation.ts';

interface Held {
  open: boolean;
  /** It was asked for alone: whoever pressed waits for this one. */
  alone: boolean;
  state: TranslationState;
}

/** So many are kept; those asked for first go. */
const MOST = 500;

/** By `keyOf`. */
export const useTranslations = create<{ held: Readonly<Record<string, Held>> }>()(() => ({ held: {} }));

/** A post that was edited is another one. */
export function keyOf({ id, title, content }: PostTexts, target: TranslationLanguage): string {
  return JSON.stringify([target, id, title, content]);
}

/** Whether a post is in this language, as far as is known: Cantonese is, for whoever reads Traditional Chinese. */
export function isReadAs(language: string | null, target: TranslationLanguage): boolean {
  if (language === 'yue') return target === 'zh-Hant';
  return language === target || (target === 'en' && (language ?? '').startsWith('en-'));
}

/** Whoever asked for all is told of it once. */
export function isFailedWithOthers(held: Held | undefined): boolean {
  return held?.state.at === 'failed' && held.open && !held.alone;
}

/** Posts of one call: the first of them should not wait for the last. */
const AT_ONCE = 5;

/** Opens what is there, and asks for what is not. */
export async function translateOne(post: PostTexts, target: TranslationLanguage): Promise<void> {
  if (!begin(post, target, true)) return;
  try {
    const { data } = await request(getTranslation, { feedId: post.id, language: target });
    settle(post, target, { at: 'done', translation: data });
  } catch (error) {
    await settleFailed(post, target, failureOf(error));
  }
}

/** Asks for another translation; the one that is there stays until it comes. */
export async function translateAgain(post: PostTexts, target: TranslationLanguage): Promise<void> {
  const before = useTranslations.getState().held[keyOf(post, target)]?.state;
  if (before?.at !== 'done' || before.again === 'asking') return;
  const { translation } = before;
  settle(post, target, { at: 'done', translation, again: 'asking' });
  try {
    const { data } = await request(pageOfPosts, { postIds: [post.id], language: target, anew: true });
    const [{ translation: another, error } = { translation: null, error: null }] = data;
    if (another) settle(post, target, { at: 'done', translation: another });
    else settle(post, target, { at: 'done', translation, again: failureWith(error ?? { code: 'unexpected' }) });
  } catch (error) {
    settle(post, target, { at: 'done', translation, again: failureOf(error) });
  }
}

/** Those that are in the language already are left alone. */
export async function translateAll(posts: readonly PostTexts[], target: TranslationLanguage): Promise<void> {
  const wanted = posts.filter((post) => !isReadAs(post.language, target) && begin(post, target, false));
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const piece = wanted.slice(from, from + Math.min(AT_ONCE, LIMITS.translatedPosts));
    const failures = await askFor(piece, target);
    // One after the other: the browser has one translator for them all.
    for (const [post, failure] of failures) await settleFailed(post, target, failure);
  }
}

export function foldTranslations(posts: readonly PostTexts[], target: TranslationLanguage): void {
  for (const post of posts) change(post, target, (held) => held && { ...held, open: false });
}

async function askFor(posts: readonly PostTexts[], target: TranslationLanguage): Promise<[PostTexts, TranslationFailure][]> {
  try {
    const { data } = await request(pageOfPosts, { postIds: posts.map(({ id }) => id), language: target });
    const answers = new Map(data.map((one) => [one.id, one]));
    return posts.flatMap((post): [PostTexts, TranslationFailure][] => {
      const { translation, error } = answers.get(post.id) ?? {};
      if (!translation) return [[post, error ? failureWith(error) : { code: 'unexpected' }]];
      settle(post, target, { at: 'done', translation });
      // Of all, only what needed it is opened.
      if (translation.by === 'original') foldTranslations([post], target);
      return [];
    });
  } catch (error) {
    return posts.map((post) => [post, failureOf(error)]);
  }
}

/** Where nobody translates on the server, the browser may. */
async function settleFailed(post: PostTexts, target: TranslationLanguage, failure: TranslationFailure): Promise<void> {
  if (failure.code !== 'not_configured') {
    settle(post, target, { at: 'failed', failure });
    return;
  }
  const { translateInBrowser } = await import('./browser-translator.ts');
  const outcome = await translateInBrowser(post, target, (share) => settle(post, target, { at: 'fetching', share }));
  if (outcome === null) settle(post, target, { at: 'failed', failure });
  else if ('code' in outcome) settle(post, target, { at: 'failed', failure: outcome });
  else settle(post, target, { at: 'done', translation: outcome });
}

/** Whether somebody has to be asked. */
function begin(post: PostTexts, target: TranslationLanguage, alone: boolean): boolean {
  const known = useTranslations.getState().held[keyOf(post, target)];
  const isThere = known !== undefined && known.state.at !== 'failed';
  change(post, target, () => ({ open: true, alone, state: isThere ? known.state : { at: 'asking' } }));
  return !isThere;
}

function settle(post: PostTexts, target: TranslationLanguage, state: TranslationState): void {
  change(post, target, (held) => ({ open: held?.open ?? true, alone: held?.alone ?? true, state }));
}

function change(post: PostTexts, target: TranslationLanguage, to: (held: Held | undefined) => Held | undefined): void {
  useTranslations.setState(({ held }) => {
    const key = keyOf(post, target);
    const one = to(held[key]);
    if (!one) return {};
    const all = Object.entries({ ...held, [key]: one });
    return { held: Object.fromEntries(all.slice(-MOST)) };
  });
}

function failureOf(error: unknown): TranslationFailure {
  return error instanceof CallError ? failureWith({ code: error.code, ...error.detail }) : { code: 'unexpected' };
}

function failureWith({ code, until, configure }: TranslationFailure): TranslationFailure {
  return { code, ...(until !== undefined && { until }), ...(configure && { configure }) };
}
