/** Somebody at the page of a running program: signs in, calls, and is told what came of it. */
import { z } from 'zod';

/** Of the demo account of a program that is started with it as DEMO_PASSWORD. */
export const PASSWORD = 'of the tests alone';
const GATEWAY = '/api/gateway';

/** Where it begins and ends. */
type Period = readonly [string, string];
/** In which the posts of these tests are. */
const YEAR_OF_POSTS: Period = ['2026-01-01T00:00:00+08:00', '2026-12-31T00:00:00+08:00'];

const tokens = z.object({ access_token: z.string() });
const made = z.object({ result: z.literal(true), id: z.string() });
const listed = z.object({
  result: z.array(z.object({ id: z.string(), name: z.string(), state: z.string(), mentions: z.number() })),
});
const refused = z.object({ error: z.object({ code: z.string() }) });
export type ListedTopic = z.infer<typeof listed>['result'][number];

export class Person {
  calls = 0;

  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** By a token that somebody else has given. */
  static of(url: string, token: string): Person {
    return new Person(url, token);
  }

  static async signIn(url: string): Promise<Person> {
    const body = new URLSearchParams({ username: 'demo@earshot.local', password: PASSWORD });
    const answer = await fetch(`${url}${GATEWAY}/auth/login`, { method: 'POST', body });
    return new Person(url, tokens.parse(await answer.json()).access_token);
  }

  /** @throws where it is no success, with what was answered */
  async call(name: string, ...values: unknown[]): Promise<unknown> {
    const { status, text } = await this.send(name, values);
    if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
    return JSON.parse(text);
  }

  /** The status, and of a failure its code. */
  async tried(name: string, ...values: unknown[]): Promise<{ status: number; code?: string }> {
    const { status, text } = await this.send(name, values);
    return status === 200 ? { status } : { status, code: refused.parse(JSON.parse(text)).error.code };
  }

  /** Of an address below the gateway; by a key it is done once. @throws where it is no success, with what was answered */
  async ask(method: 'GET' | 'POST', address: string, body?: object, key?: string): Promise<unknown> {
    this.calls += 1;
    const answer = await fetch(`${this.url}${GATEWAY}${address}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  /** Of all forum posts of 2026, or of another period, with a word. Answers its id. */
  async createTopic(word: string, period: Period = YEAR_OF_POSTS): Promise<string> {
    return made.parse(await this.call('create_topic', ...topicOf(`${word} ${crypto.randomUUID()}`, word, period))).id;
  }

  /** Of every hour, which tells that address. Answers its id. */
  async createAlert(topic: string, email: string): Promise<string> {
    const condition = ['number', 'increase', '3', 'number', 'decrease', '20'];
    const every = ['periodic', 'all', ['forum'], '1h', '1', 'h', 'hourly', ...condition, '00:00'];
    return made.parse(await this.call('create_alert', 'Hourly', topic, [email], ...every)).id;
  }

  /** Once, however often it is asked for by that name: its id, or what is told instead. Rejects where nothing is within so many milliseconds. */
  async createTopicOnce(name: string, within: number): Promise<{ id: string } | { told: string }> {
    const { status, text } = await this.send('create_topic', topicOf(name, 'harbour', YEAR_OF_POSTS), { key: name, within });
    if (status === 200) return { id: made.parse(JSON.parse(text)).id };
    return { told: `${status} ${text}` };
  }

  async topics(): Promise<ListedTopic[]> {
    return listed.parse(await this.call('get_topics', 480)).result;
  }

  async topic(id: string): Promise<ListedTopic | undefined> {
    return (await this.topics()).find((topic) => topic.id === id);
  }

  private async send(
    name: string,
    values: unknown[],
    { key, within }: { key?: string; within?: number } = {},
  ): Promise<{ status: number; text: string }> {
    this.calls += 1;
    const answer = await fetch(`${this.url}${GATEWAY}/call`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify({ name, arguments: values }),
      signal: within === undefined ? null : AbortSignal.timeout(within),
    });
    return { status: answer.status, text: await answer.text() };
  }
}

/** From yesterday on, for a month. */
export function periodOfNow(): Period {
  const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  return [daysOn(-1), daysOn(30)];
}

function topicOf(name: string, word: string, period: Period): unknown[] {
  const words = { operator: 'AND', groups: [[word]] };
  return [name, ...period, ['forum'], 'basic', words, { operator: 'AND', groups: [] }];
}
