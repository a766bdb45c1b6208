/** Authors and answers between them as what posts are opened and filtered by: each by media type and the name posts give him. */
import type { ReplyNetwork } from '../../../contract/analysis/who.ts';
import type { FilterBucket } from '../../../contract/filter.ts';
import { MEDIA_TYPES, type MediaType } from '../../../contract/media-types.ts';

export interface KnownAuthor {
  id: string;
  mediaType: MediaType;
}

export function authorBucket({ id, mediaType }: KnownAuthor): FilterBucket {
  return { authors: { [mediaType]: [id] } };
}

/** Whatever has no known author. */
export const UNKNOWN_AUTHORS: FilterBucket = { authors: Object.fromEntries(MEDIA_TYPES.map((type) => [type, ['']])) };

/** What the one wrote in answer to the other. */
export function answersBucket(from: KnownAuthor, to: KnownAuthor): FilterBucket {
  return { ...authorBucket(from), repliesTo: { [to.mediaType]: [to.id] } };
}

export type NetworkAuthor = ReplyNetwork['authors'][number];

/** What the author wrote; of one who wrote nothing that the filter lets through, the answers to him, for which he is shown. */
export function nodeBucket(author: NetworkAuthor): FilterBucket {
  return author.mentions > 0 ? authorBucket(author) : { repliesTo: { [author.mediaType]: [author.id] } };
}

export interface Answers {
  from: NetworkAuthor;
  to: NetworkAuthor;
  count: number;
}

/** The first of the answers, and who has part in them, for a picture that can still be read. */
export function strongest(answers: readonly Answers[], most: number): { authors: NetworkAuthor[]; answers: Answers[] } {
  const shown = answers.slice(0, most);
  return { authors: [...new Set(shown.flatMap(({ from, to }) => [from, to]))], answers: shown };
}

/** Whether there are answers beyond those of the pairs that are told. */
export function isCut(answers: readonly Answers[], { count }: ReplyNetwork): boolean {
  return answers.reduce((sum, answer) => sum + answer.count, 0) < count;
}

/** Most answers first. */
export function answersOf({ authors, answers }: ReplyNetwork): Answers[] {
  return answers
    .flatMap(({ from, to, count }) => {
      const [one, other] = [authors[from], authors[to]];
      return one && other ? [{ from: one, to: other, count }] : [];
    })
    .sort((one, other) => other.count - one.count);
}
