/** A made-up X: answers recent search with what has been posted, or as a test says. Opens no socket. */
import { NO_KEYS } from '../../src/outside/connectors/api-keys.ts';
import { SourceFailure } from '../../src/outside/connectors/source-failure.ts';
import type { WebFetch } from '../../src/outside/connectors/web-fetch.ts';
import { TEST_NOW } from './stores.ts';

interface Posted {
  id: string;
  text: string;
}

export class MadeUpX {
  /** What X has, newest first. */
  posted: Posted[] = [];
  asked: URL[] = [];
  answer: (url: URL) => { status?: number; body: unknown } = () => ({ body: pageOf(this.posted) });
  readonly apiKeys = { ...NO_KEYS, X_BEARER_TOKEN: 'a-token' };

  readonly fetchWeb: WebFetch = async (request) => {
    const url = new URL(request.url);
    if (request.headers?.['authorization'] !== `Bearer ${this.apiKeys.X_BEARER_TOKEN}`)
      throw new Error('X is asked without its key');
    this.asked.push(url);
    const { status = 200, body } = this.answer(url);
    const text = JSON.stringify(body);
    if (status === 200) return { status, url: request.url, headers: new Headers(), text };
    const said = { status, headers: new Headers(), text };
    throw new SourceFailure(status === 400 ? 'bad-query' : 'unreachable', 'api.x.com answers otherwise', null, said);
  };

  get queries(): (string | null)[] {
    return this.asked.map(({ searchParams }) => searchParams.get('query'));
  }
}

/** Ids begin with a time: X is not asked for what is older than seven days. */
export function idOf(number: number): string {
  return String((BigInt(TEST_NOW.getTime()) - 1_288_834_974_657n) * 2n ** 22n + BigInt(number));
}

export function pageOf(posts: readonly Posted[]) {
  const data = posts.map((post) => ({ ...post, author_id: '7', created_at: '2026-03-10T11:00:00.000Z' }));
  const users = data.length > 0 ? [{ id: '7', username: 'ada', name: 'Ada' }] : [];
  return { data, includes: { users }, meta: { newest_id: posts[0]?.id, result_count: posts.length } };
}
