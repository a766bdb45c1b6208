/**
 * Keywords, hashtags and accounts as somebody writes them. They are counted by what all their spellings have in common; the
 * spelling that is shown is that of the newest mention of the last part of the window, or of all of it.
 */
import type { SentimentCounts } from '../../contract/analysis/figures.ts';
import type { Term } from '../../contract/analysis/what.ts';
import { toned } from '../../engine/analysis/tally.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { type Naming, postsNaming } from '../../stores/clickhouse/queries/posts-naming.ts';
import { type ThemedText, themedTexts } from '../../stores/clickhouse/queries/themed-texts.ts';
import type { Environment } from '../environment.ts';
import { inSlices } from '../mentions/in-slices.ts';

type Counted = SentimentCounts & { key: string };
type Spelling = Pick<Term, 'key' | 'text'>;

/** Long posts take some milliseconds each to be read. */
const AT_ONCE = 5;
/** Looking through all mentions of a large topic takes as long as counting them. */
const LAST_PART = 50;

/** In the same order. One whose posts are being changed right now, so that none has it, is absent. */
export async function spelled(
  environment: Environment,
  scope: MentionScope,
  naming: Naming,
  counted: readonly Counted[],
): Promise<Term[]> {
  const spellings = await spellingsOf(
    environment,
    scope,
    naming,
    counted.map(({ key }) => key),
  );
  return counted.flatMap(({ key, ...counts }) => {
    const spelling = spellings.get(key);
    return spelling ? [{ ...spelling, ...toned(counts) }] : [];
  });
}

/** By what they are counted by. */
export async function spellingsOf(
  environment: Environment,
  scope: MentionScope,
  naming: Naming,
  keys: readonly string[],
): Promise<Map<string, Spelling>> {
  const { clickhouse } = environment;
  const recent = await postsNaming(clickhouse, lastPart(scope), naming, keys);
  const missing = keys.filter((key) => !recent.has(key));
  return spelledIn(environment, naming, new Map([...recent, ...(await postsNaming(clickhouse, scope, naming, missing))]));
}

/** `posts`: by key, the id of a post that has it. A key that its post no longer has is absent. */
export async function spelledIn(
  { clickhouse, reader }: Environment,
  naming: Naming,
  posts: ReadonlyMap<string, string>,
): Promise<Map<string, Spelling>> {
  const texts = await themedTexts(clickhouse, [...new Set(posts.values())]);
  const read = new Map<string, Map<string, string>>();
  await inSlices(
    texts,
    ([post, text]) => {
      const themes = reader.readThemes(text);
      const terms = naming === 'handles' ? themes.mentions : themes[naming];
      read.set(post, new Map(terms.map((term) => [term.key, term.text])));
    },
    AT_ONCE,
  );
  const spellings = new Map<string, Spelling>();
  for (const [key, post] of posts) {
    const name = naming === 'keywords' ? keywordOf(key, texts.get(post)) : key;
    if (name !== undefined) spellings.set(key, { key: name, text: read.get(post)?.get(name) ?? name });
  }
  return spellings;
}

function lastPart(scope: MentionScope): MentionScope {
  const { start, end } = scope;
  return { ...scope, start: new Date(end.getTime() - (end.getTime() - start.getTime()) / LAST_PART) };
}

function keywordOf(key: string, text: ThemedText | undefined): string | undefined {
  return text?.keywords[text.keys.indexOf(key)];
}
