/**
 * Keywords, hashtags and accounts as somebody writes them. They are counted by what all their spellings have in common; the
 * spelling that is shown is that of the newest mention: for a keyword of the last part of the window, or else of all of it.
 */
import type { Term } from '../../contract/analysis/what.ts';
import { keywordPosts } from '../../stores/clickhouse/queries/keyword-posts.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { type ThemedText, themedTexts } from '../../stores/clickhouse/queries/themed-texts.ts';
import type { Environment } from '../environment.ts';
import { inSlices } from '../mentions/in-slices.ts';

type Spelling = Pick<Term, 'key' | 'text'>;

/** Long posts take some milliseconds each to be read. */
const AT_ONCE = 5;
/** Looking through all mentions of a large topic takes as long as counting them. */
const LAST_PART = 50;

/** By the hashes they are counted by. One whose posts are being changed right now, so that none has it, is absent. */
export async function spelledKeywords(
  environment: Environment,
  scope: MentionScope,
  keys: readonly string[],
): Promise<Map<string, Spelling>> {
  const { clickhouse } = environment;
  const recent = await keywordPosts(clickhouse, lastPart(scope), keys);
  const missing = keys.filter((key) => !recent.has(key));
  return keywordsAsIn(environment, new Map([...recent, ...(await keywordPosts(clickhouse, scope, missing))]));
}

/** `posts`: by key, the id of a post that has it. A keyword that its post no longer has is absent. */
export async function keywordsAsIn(environment: Environment, posts: ReadonlyMap<string, string>): Promise<Map<string, Spelling>> {
  const { clickhouse } = environment;
  const texts = await themedTexts(clickhouse, [...new Set(posts.values())]);
  const written = await spellingsIn(environment, texts, 'keywords');
  return new Map(
    [...posts].flatMap(([key, post]) => {
      const text = texts.get(post);
      const keyword = text?.keywords[text.keys.indexOf(key)];
      return keyword === undefined ? [] : [[key, { key: keyword, text: written.get(post)?.get(keyword) ?? keyword }]];
    }),
  );
}

/** In the order given; each as its post writes it. */
export async function spelledSigns<Sign extends { key: string; newest: string }>(
  environment: Environment,
  naming: 'hashtags' | 'mentions',
  signs: readonly Sign[],
): Promise<(Omit<Sign, 'newest'> & Spelling)[]> {
  const texts = await themedTexts(environment.clickhouse, [...new Set(signs.map(({ newest }) => newest))]);
  const written = await spellingsIn(environment, texts, naming);
  return signs.map(({ newest, ...sign }) => ({ ...sign, text: written.get(newest)?.get(sign.key) ?? sign.key }));
}

/** By post, the text of each key. */
async function spellingsIn(
  { reader }: Environment,
  texts: ReadonlyMap<string, ThemedText>,
  naming: 'keywords' | 'hashtags' | 'mentions',
): Promise<Map<string, Map<string, string>>> {
  const read = new Map<string, Map<string, string>>();
  await inSlices(
    texts,
    ([post, text]) => read.set(post, new Map(reader.readThemes(text)[naming].map((term) => [term.key, term.text]))),
    AT_ONCE,
  );
  return read;
}

function lastPart(scope: MentionScope): MentionScope {
  const { start, boundEnd: end = scope.end } = scope;
  return { ...scope, start: new Date(end.getTime() - (end.getTime() - start.getTime()) / LAST_PART) };
}
