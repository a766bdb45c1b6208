/** What has become of posts of X (GET /2/tweets): engagement at first sight is near zero. Those that are gone are left out. */
import type { ImportedPost } from '../../../contract/posts.ts';
import { FoundPosts } from '../found-posts.ts';
import { parsedJson } from '../parsed-json.ts';
import type { KeyedReader, LeftOut } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { askX, refusedParameters, X_HOST, type XKey } from './ask-x.ts';
import { costOf, fieldsIn, MOST_POSTS, mostCost, otherVocabulary, take, type Vocabulary, xAnswer } from './x-answer.ts';

export interface XRefresh extends XKey {
  /** The first 100 are asked for. */
  ids: readonly string[];
  media: 'x' | 'twitter';
}

export interface Refreshed {
  posts: readonly ImportedPost[];
  leftOut: readonly LeftOut[];
}

/** Of the two, that of the guides; the search remembers in its cursor which one X takes. */
const FIRST: Vocabulary = 'tweet';

/** @throws SourceFailure */
export async function refreshX(reader: KeyedReader, refresh: XRefresh): Promise<Refreshed> {
  const ids = refresh.ids.filter((id) => /^\d{1,20}$/.test(id)).slice(0, MOST_POSTS);
  if (ids.length === 0) return { posts: [], leftOut: [] };
  const found = new FoundPosts(new URL(refresh.base ?? X_HOST).host);
  take(found, await lookedUp(reader, refresh, ids), refresh.media);
  const { posts, leftOut } = found.reading(null, null, true);
  return { posts, leftOut };
}

async function lookedUp(reader: KeyedReader, refresh: XRefresh, ids: readonly string[]) {
  const asked = async (words: Vocabulary) => {
    const { answer } = await askX(reader, refresh, {
      path: '/2/tweets',
      parameters: { ids: ids.join(','), ...fieldsIn(words) },
      bucket: 'posts',
      most: mostCost(ids.length),
      costOf,
      shape: xAnswer,
    });
    return answer;
  };
  try {
    return await asked(FIRST);
  } catch (error) {
    const answer = error instanceof SourceFailure ? error.answer : null;
    const refused = answer ? refusedParameters({ status: answer.status, body: parsedJson(answer.text) }) : [];
    if (!refused.includes(`${FIRST}.fields`)) throw error;
    return asked(otherVocabulary(FIRST));
  }
}
