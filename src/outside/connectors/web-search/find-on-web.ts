/** Some of the results of a search of the web, in the order of the provider, as posts; for somebody who waits for them. */
import type { ImportedPost } from '../../../contract/posts.ts';
import { fittedPost } from '../fitted-post.ts';
import type { KeyedReader } from '../reading.ts';
import { webPost } from './read-web-search.ts';
import type { WebSearch } from './web-search.ts';

export interface WebFinding {
  /** In the language of the provider. */
  query: string;
  since?: Date | undefined;
  until?: Date | undefined;
  /** Places among all results, the first is 0; the end is not included. */
  from: number;
  to: number;
}

export interface FoundOnWeb {
  /** By the places from the first on; null where the result is no post. One that is not dated is of now. */
  places: readonly ({ post: ImportedPost; isDated: boolean } | null)[];
  /** How many results there are as far as was looked. */
  known: number;
  hasMore: boolean;
}

/** Asks for the pages that the places lie on, and each costs. @throws SourceFailure */
export async function findOnWeb(
  reader: KeyedReader,
  provider: WebSearch,
  { from, to, ...question }: WebFinding,
): Promise<FoundOnWeb> {
  const { perPage } = provider;
  const first = Math.floor(from / perPage);
  const places: FoundOnWeb['places'][number][] = [];
  for (let page = first; page * perPage < to; page++) {
    const { results, hasMore, stopped = null } = await provider.search(reader, { ...question, page });
    for (const result of results.slice(0, perPage)) places.push(placed(result, reader.now()));
    // A page that is not full would move the places of all that follow.
    while (hasMore && places.length < (page - first + 1) * perPage) places.push(null);
    if (!hasMore || stopped) return found(places, hasMore);
  }
  return found(places, true);

  function found(all: FoundOnWeb['places'], hasMore: boolean): FoundOnWeb {
    const start = first * perPage;
    const known = all.length === 0 ? 0 : start + all.length;
    return { places: all.slice(from - start, to - start), known, hasMore: hasMore || known > to };
  }
}

function placed(result: Parameters<typeof webPost>[0] | string, now: Date): FoundOnWeb['places'][number] {
  const read = typeof result === 'string' ? result : webPost(result, now);
  const post = typeof read === 'string' ? null : fittedPost(read.post);
  return post && typeof read !== 'string' ? { post, isDated: read.isDated } : null;
}
