/** Where an import puts its posts: into the stores it opened itself, to the server that holds them, or nowhere. */
import { setTimeout as wait } from 'node:timers/promises';
import { errorBody } from '../contract/errors.ts';
import { type ImportedPost, ingestPosts as ingestEndpoint } from '../contract/posts.ts';
import type { Environment } from '../services/environment.ts';
import { ingestPosts } from '../services/mentions/ingest.ts';
import type { BatchLimits } from './import-batches.ts';
import { operatorRequest } from './operator-request.ts';
import { CommandError } from './run-with-context.ts';
import type { RunningServer } from './running-server.ts';

export interface Stored {
  posts: number;
  mentions: number;
  /** Reasons of posts that the other side refused although we found them valid. */
  refused: string[];
}

export interface PostTarget {
  limits: BatchLimits;
  send(posts: ImportedPost[]): Promise<Stored>;
}

const MILLION = 1_000_000;

export function storesTarget(environment: Environment): PostTarget {
  return {
    // Twice as much is a tenth faster and takes 200 MB more.
    limits: { posts: 5000, size: 4 * MILLION },
    send: async (posts) => ({ ...(await ingestPosts(environment, posts)), refused: [] }),
  };
}

export function nowhereTarget(): PostTarget {
  return {
    limits: { posts: 10_000, size: 8 * MILLION },
    send: async (posts) => ({ posts: posts.length, mentions: 0, refused: [] }),
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

  async function attempt(content: string): Promise<Stored | { again: string }> {
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

  return {
    // JSON of a post may be larger than its record; the body stays well below what the server takes.
    limits: { posts: 5000, size: 6 * MILLION },
    async send(posts) {
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
    },
  };
}
