/** A feed that names a hub, the hub, and us between them on the whole gateway. Opens no socket. */
import { createHmac } from 'node:crypto';
import type { Environment } from '../../src/services/environment.ts';
import { addSource } from '../../src/services/sources/add-source.ts';
import { collectSource } from '../../src/services/sources/collect-source.ts';
import { listAllSources } from '../../src/services/sources/list-sources.ts';
import { sourceHosts } from '../../src/stores/postgres/source-claims.ts';
import { type SourceRow, sources } from '../../src/stores/postgres/sources.ts';
import { websubSubscriptions } from '../../src/stores/postgres/websub-subscriptions.ts';
import { openTestGateway, type TestGateway } from './gateway.ts';
import { type MadeUpWeb, madeUpFeed, madeUpWeb } from './made-up-web.ts';
import { TEST_NOW } from './stores.ts';

export const FEED = 'https://news.example/feed';
export const HUB = 'https://hub.example/';
/** By which the hub knows the feed. */
export const TOPIC = 'https://news.example/feed.xml';
export const ORIGIN = 'https://earshot.example.com';
export const LINK = new Headers({ etag: '"1"', link: `<${HUB}>; rel="hub", <${TOPIC}>; rel="self"` });
const never = new AbortController().signal;

export class ToldFeed {
  web: MadeUpWeb = madeUpWeb();
  sourceId = 0;
  #last = 0;

  private constructor(readonly gateway: TestGateway) {}

  /** Once per file; `begin` before each test. */
  static async open(): Promise<ToldFeed> {
    return new ToldFeed(await openTestGateway());
  }

  /** Followed by the operator, and not read yet. */
  async begin(): Promise<void> {
    for (const table of [websubSubscriptions, sources, sourceHosts]) await this.environment.postgres.delete(table);
    this.at(0);
    this.web = madeUpWeb({ [FEED]: () => ({ text: this.feed(), headers: LINK }), [HUB]: () => ({ status: 202 }) });
    Object.assign(this.environment, { fetchWeb: this.web.fetchWeb, callbackUrl: ORIGIN });
    const given = { address: FEED, kind: 'feed', mediaType: 'news' };
    ({ id: this.sourceId } = await addSource(this.environment, 'operator', given));
  }

  get environment(): Environment {
    return this.gateway.stores.environment;
  }

  /** Sets the clock, in minutes. */
  at(minutes: number): void {
    this.gateway.stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
  }

  /** Of posts that no other test has. */
  feed(count = 1): string {
    const items = Array.from({ length: count }, () => {
      this.#last += 1;
      return { title: `Ferry ${this.#last}`, link: `https://news.example/${this.#last}`, at: '2026-03-10T11:59:00Z' };
    });
    return madeUpFeed(items);
  }

  collect(stop = never) {
    return collectSource(this.environment, { sourceId: this.sourceId }, stop);
  }

  /** What the hub was told. */
  get forms(): Readonly<Record<string, string>>[] {
    return this.web.asked.filter(({ url }) => url === HUB).map(({ form }) => form ?? {});
  }

  get form(): Readonly<Record<string, string>> {
    return this.forms.at(-1) ?? {};
  }

  /** Below ORIGIN, where the hub reaches us. */
  get path(): string {
    return (this.form['hub.callback'] ?? '').slice(ORIGIN.length);
  }

  /** As the hub asks whether it is true. */
  async ask(given: Record<string, string> = {}, path = this.path) {
    const agreed = { 'hub.challenge': 'echo-me', 'hub.lease_seconds': '864000' };
    const query = { 'hub.mode': 'subscribe', 'hub.topic': TOPIC, ...agreed, ...given };
    const answer = await this.gateway.app.inject({ url: path, query });
    return { status: answer.statusCode, body: answer.body, type: answer.headers['content-type'] };
  }

  /** Read once, and agreed with the hub. */
  async subscribe(): Promise<void> {
    await this.collect();
    await this.ask();
  }

  /** As the hub sends it; `sent`: what goes over the wire where that is not what is signed. */
  async deliver(text: string | Buffer, given: Delivering = {}): Promise<number> {
    const { method = 'sha256', secret = this.form['hub.secret'] ?? '', path = this.path, headers, sent = text } = given;
    const signature = `${method}=${createHmac(method, secret).update(text).digest('hex')}`;
    const answer = await this.gateway.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/rss+xml', 'x-hub-signature': signature, ...headers },
      payload: sent,
    });
    return answer.statusCode;
  }

  async row(): Promise<SourceRow | undefined> {
    return (await this.environment.postgres.select().from(sources))[0];
  }

  /** As the operator sees it; `posts`: counted on it by the hour. */
  async listed() {
    const [source] = await listAllSources(this.environment);
    if (!source) throw new Error('nothing is followed');
    return { posts: source.days.reduce((sum, { posts }) => sum + posts, 0), interval: source.intervalSeconds, source };
  }

  close(): Promise<void> {
    return this.gateway.close();
  }
}

interface Delivering {
  method?: string;
  secret?: string;
  path?: string;
  headers?: Record<string, string>;
  sent?: string | Buffer;
}
