/** Where an import puts its posts: to the server that holds the stores, or nowhere; import-to-stores.ts has the third. */
import { setTimeout as wait } from 'node:timers/promises';
import { errorBody } from '../contract/errors.ts';
import { type ImportedPost, ingestPosts as ingestEndpoint } from '../contract/posts.ts';
import { FieldMapping } from '../services/mentions/field-mapping.ts';
import type { LinesReading } from '../services/mentions/prepare-lines.ts';
import { readPiece } from '../services/mentions/read-jsonl.ts';
import { postReader } from '../services/mentions/read-post.ts';
import { type FilePiece, type PostChunk, postsOf } from '../services/mentions/read-posts.ts';
import { type Reject, reject } from '../services/mentions/read-records.ts';
import { operatorRequest } from './operator-request.ts';
import { CommandError } from './run-with-context.ts';
import type { RunningServer } from './running-server.ts';

export interface Stored {
  posts: number;
  mentions: number;
  /** Records that are no posts, in the order of the file. */
  rejected: readonly Reject[];
  /** Columns that filled no field, and how often they held something. */
  ignored: ReadonlyMap<string, number>;
}

export interface PostTarget {
  limits: BatchLimits;
  /** `reading`: how lines are read as posts. */
  open(reading: LinesReading): OpenBatch;
}

export interface BatchLimits {
  records: number;
  /** Bytes. */
  size: number;
}

export interface OpenBatch {
  /** Waits while it has more to do than it can hold. */
  add(piece: FilePiece): Promise<void>;
  /** Once, when all are added. Rejects with whatever went wrong with any of them. */
  send(): Promise<Stored>;
}

const MILLION = 1_000_000;

/** Posts that were sent; `refused`: reasons of those that the other side refused although we found them valid. */
type Sent = Pick<Stored, 'posts' | 'mentions'> & { refused: string[] };

/** Batches that read their pieces as they come, and keep the posts until they are sent. */
export function keeping(send: (posts: ImportedPost[]) => Promise<Sent>): PostTarget['open'] {
  return (reading) => {
    const chunks: PostChunk[] = [];
    const mapping = new FieldMapping(reading.mapping);
    const read = postReader(reading);
    return {
      async add(piece) {
        chunks.push('posts' in piece ? piece : postsOf(readPiece(piece), mapping, read));
      },
      async send() {
        const posts = chunks.flatMap((chunk) => chunk.posts);
        const { refused, ...stored } = posts.length > 0 ? await send(posts) : NOTHING;
        const rejected = chunks.flatMap((chunk) => chunk.rejected);
        return {
          ...stored,
          rejected: [...rejected, ...refused.map((reason) => reject(0, reason, ''))],
          ignored: mapping.ignored,
        };
      },
    };
  };
}

const NOTHING: Sent = { posts: 0, mentions: 0, refused: [] };

export function nowhereTarget(): PostTarget {
  return {
    limits: { records: 10_000, size: 8 * MILLION },
    open: keeping(async (posts) => ({ posts: posts.length, mentions: 0, refused: [] })),
  };
}

/** Milliseconds; a server that restarts is back within them. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000];

/** Sends JSON lines to a running server. A batch that got no answer is sent again: storing twice changes nothing. */
export function serverTarget(
  server: RunningServer,
  { pauses = PAUSES, answerMs }: { pauses?: readonly number[]; answerMs?: number } = {},
): PostTarget {
  const { url } = server;

  async function attempt(content: string): Promise<Sent | { again: string }> {
    const body = { type: 'application/x-ndjson', content } as const;
    const response = await operatorRequest(server, ingestEndpoint, body, answerMs).catch(String);
    if (typeof response === 'string') return { again: response };
    if (response.ok) {
      const { data } = ingestEndpoint.output.parse(response.body);
      return { posts: data.posts, mentions: data.mentions, refused: data.rejected.map(({ reason }) => reason) };
    }
    const problem = errorBody.safeParse(response.body);
    const message = problem.success ? `${problem.data.error.code}, ${problem.data.error.message}` : `status ${response.status}`;
    if (response.status === 429 || response.status >= 500) return { again: message };
    throw new CommandError(`The server at ${url} refused the posts: ${message}`);
  }

  async function send(posts: ImportedPost[]): Promise<Sent> {
    const body = posts.map((post) => JSON.stringify(post)).join('\n');
    let problem = '';
    for (const pause of [...pauses, 0]) {
      const answer = await attempt(body);
      if ('posts' in answer) return answer;
      problem = answer.again;
      await wait(pause);
    }
    throw new CommandError(
      `The server at ${url} does not take the posts: ${problem}. What was imported so far is kept; run the same import again.`,
    );
  }

  return {
    // JSON of a post may be larger than its record; the body stays well below what the server takes.
    limits: { records: 5000, size: 6 * MILLION },
    open: keeping(send),
  };
}
