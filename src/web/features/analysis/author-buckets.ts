/** Authors and answers between them as what posts are opened and filtered by: each by media type and the name posts give him. */
import type { ReplyNetwork } from '../../../contract/analysis/who.ts';
import type { FilterBucket } from '../../../contract/filter.ts';
import type { MediaType } from '../../../contract/media-types.ts';

export interface KnownAuthor {
  id: string;
  mediaType: MediaType;
}

export function authorBucket({ id, mediaType }: KnownAuthor): FilterBucket {
  return { authors: { [mediaType]: [id] } };
}

/** What the one wrote in answer to the other. */
export function answersBucket(from: KnownAuthor, to: KnownAuthor): FilterBucket {
  return { ...authorBucket(from), repliesTo: { [to.mediaType]: [to.id] } };
}

export type NetworkAuthor = ReplyNetwork['authors'][number];

export interface Answers {
  from: NetworkAuthor;
  to: NetworkAuthor;
  count: number;
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
