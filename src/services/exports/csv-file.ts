/** A CSV file of posts: what it begins with, and the rows that the store has written. */
import type { FileLanguage } from '../../contract/exports.ts';
import type { PostSort } from '../../contract/filter.ts';
import type { Asked } from '../analysis/asked.ts';
import type { Environment } from '../environment.ts';
import { csvHead } from './csv-head.ts';
import { taggedPosts } from './tagged-posts.ts';

export interface FileOfPosts {
  asked: Pick<Asked, 'scope' | 'timezone'>;
  sort: PostSort;
  language: FileLanguage;
}

/** `wrote`: is told how many rows have gone out since it was told last. */
export async function* csvFile(
  environment: Pick<Environment, 'clickhouse' | 'postgres'>,
  { asked, sort, language }: FileOfPosts,
  wrote: (rows: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  yield csvHead(language, asked.timezone);
  let cut = false;
  for await (const bytes of taggedPosts(environment, { asked, sort, format: 'CSV' }, signal)) {
    wrote(rowEnds(bytes, cut));
    cut = bytes.at(-1) === CR;
    yield bytes;
  }
}

const CR = 13;
const LF = 10;
const CRLF = Buffer.from('\r\n');

/** Only rows end with CR LF. `cut`: the piece before ended between the two. */
function rowEnds(bytes: Buffer, cut: boolean): number {
  let rows = cut && bytes[0] === LF ? 1 : 0;
  for (let at = bytes.indexOf(CRLF); at !== -1; at = bytes.indexOf(CRLF, at + 2)) rows++;
  return rows;
}
