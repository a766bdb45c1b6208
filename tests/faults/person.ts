/** Somebody at the page of a running program: signs in, calls, and is told what came of it. */
import { z } from 'zod';

/** Of the demo account of a program that is started with it as DEMO_PASSWORD. */
export const PASSWORD = 'of the tests alone';
const GATEWAY = '/api/gateway';

const tokens = z.object({ access_token: z.string() });
const made = z.object({ result: z.literal(true), id: z.string() });
const listed = z.object({ result: z.array(z.object({ id: z.string(), state: z.string(), mentions: z.number() })) });
const refused = z.object({ error: z.object({ code: z.string() }) });
export type ListedTopic = z.infer<typeof listed>['result'][number];

export class Person {
  calls = 0;

  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

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

  /** Of all forum posts of the year with a word. Answers its id. */
  async createTopic(word: string): Promise<string> {
    const words = { operator: 'AND', groups: [[word]] };
    const none = { operator: 'AND', groups: [] };
    const period = ['2026-01-01T00:00:00+08:00', '2026-12-31T00:00:00+08:00'];
    const name = `${word} ${crypto.randomUUID()}`;
    return made.parse(await this.call('create_topic', name, ...period, ['forum'], 'basic', words, none)).id;
  }

  async topics(): Promise<ListedTopic[]> {
    return listed.parse(await this.call('get_topics', 480)).result;
  }

  async topic(id: string): Promise<ListedTopic | undefined> {
    return (await this.topics()).find((topic) => topic.id === id);
  }

  private async send(name: string, values: unknown[]): Promise<{ status: number; text: string }> {
    this.calls += 1;
    const answer = await fetch(`${this.url}${GATEWAY}/call`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, arguments: values }),
    });
    return { status: answer.status, text: await answer.text() };
  }
}
