/** What stands out of peaks, as people call it, and by the keys that a filter takes. */
import type { Reason } from '../../contract/analysis/peaks.ts';
import { authorsOf } from '../../stores/clickhouse/queries/authors-of.ts';
import { themedTexts } from '../../stores/clickhouse/queries/themed-texts.ts';
import type { Environment } from '../environment.ts';
import { keywordsAsIn, spelledSigns } from './spelled.ts';
import { wireEntity } from './wire-entity.ts';

/** `key`: what it was counted by. `example`: a post with it. */
export type FoundReason = Omit<Reason, 'text' | 'chineseName'> & { example: string };

type Name = Pick<Reason, 'key' | 'text' | 'chineseName'>;

/** Characters of a post that stand for its thread where it has no title. */
const SHOWN = 80;

/** In the same order. One whose post was changed meanwhile is absent, and a keyword that another reason says already. */
export async function namedReasons(environment: Environment, peaks: readonly (readonly FoundReason[])[]): Promise<Reason[][]> {
  const all = peaks.flat();
  const examples = (kind: Reason['kind']) => all.filter((reason) => reason.kind === kind);
  const [keywords, hashtags, authors, threads] = await Promise.all([
    keywordsAsIn(environment, new Map(examples('keyword').map(({ key, example }) => [key, example]))),
    spelledSigns(
      environment,
      'hashtags',
      examples('hashtag').map(({ key, example }) => ({ key, newest: example })),
    ),
    authorsOf(
      environment.clickhouse,
      examples('author').map(({ example }) => example),
    ),
    themedTexts(
      environment.clickhouse,
      examples('thread').flatMap(({ key, example }) => [key, example]),
    ),
  ]);
  const tags = new Map(hashtags.map((tag) => [tag.key, tag]));
  const nameOf: Record<Reason['kind'], (reason: FoundReason) => Name | undefined> = {
    keyword: ({ key }) => plain(keywords.get(key)),
    hashtag: ({ key }) => plain(tags.get(key)),
    entity: ({ key }) => {
      const { type, name, chineseName } = wireEntity(key);
      return { key: `${type}:${name}`, text: name, chineseName };
    },
    author: ({ example }) => {
      const author = authors.get(example);
      return author && plain({ key: `${author.mediaType}:${author.id}`, text: author.name });
    },
    domain: ({ key }) => plain({ key, text: key }),
    thread: ({ key, example }) => {
      const text = threads.get(key) ?? threads.get(example);
      // A thread is named by one of its posts: the one it began with may not be stored.
      return (
        text &&
        plain({
          key: example,
          text:
            text.title ||
            Array.from(text.content.slice(0, 2 * SHOWN))
              .slice(0, SHOWN)
              .join(''),
        })
      );
    },
  };
  return peaks.map((reasons) => withoutRepeats(reasons.flatMap((reason) => named(reason, nameOf[reason.kind](reason)))));
}

function plain(name: Pick<Name, 'key' | 'text'> | undefined): Name | undefined {
  return name && { ...name, chineseName: null };
}

function named({ kind, count, expected, likelihood }: FoundReason, name: Name | undefined): Reason[] {
  return name ? [{ kind, ...name, count, expected, likelihood }] : [];
}

function withoutRepeats(reasons: readonly Reason[]): Reason[] {
  const names = reasons
    .filter(({ kind }) => kind !== 'keyword')
    .flatMap(({ text, chineseName }) => [text, chineseName ?? text])
    .map((name) => name.replace(/^[#＃]/u, '').toLowerCase());
  return reasons.filter(({ kind, text }) => kind !== 'keyword' || !names.includes(text.toLowerCase()));
}
