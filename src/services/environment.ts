/** What a verb is handed: the stores, the job queue, the clock and the log; and who acts. Built once, in context.ts. */
import type { ApiKeys } from '../outside/connectors/api-keys.ts';
import type { Pause } from '../outside/connectors/paced-fetch.ts';
import type { WebFetch } from '../outside/connectors/web-fetch.ts';
import type { LanguageModel } from '../outside/language-model/language-model.ts';
import type { LibreTranslate } from '../outside/libretranslate/libretranslate.ts';
import type { MailSender } from '../outside/mail/mail-sender.ts';
import type { SentimentEngine } from '../outside/sentiment/sentiment-engine.ts';
import type { ClickHouse } from '../stores/clickhouse/client.ts';
import type { Postgres } from '../stores/postgres/client.ts';
import type { Jobs } from '../stores/postgres/jobs.ts';
import type { Watch } from '../watch.ts';
import type { PostPreparer } from './mentions/post-preparer.ts';
import type { TextReader } from './mentions/text-reader.ts';

export interface Log {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

export interface Environment {
  postgres: Postgres;
  clickhouse: ClickHouse;
  jobs: Jobs;
  productName: string;
  /** Origin by which browsers reach the program. */
  publicUrl: string;
  mail: MailSender;
  /** Milliseconds that alerts wait for late posts, at least. */
  alertDelayMs: number;
  /** For so many days it is kept what was done. */
  auditDays: number;
  /** How sources of posts are asked, and channels told. */
  fetchWeb: WebFetch;
  apiKeys: ApiKeys;
  /** Origin at which others on the internet reach us; null: they do not. */
  callbackUrl: string | null;
  /** Of people's questions; null: none. */
  languageModel: LanguageModel | null;
  /** Of an organisation for which nothing else is set. */
  modelTokensPerDay: number;
  /** null: the built-in judge alone. */
  sentiment: SentimentEngine | null;
  /** null: none. */
  libreTranslate: LibreTranslate | null;
  reader: TextReader;
  preparer: PostPreparer;
  now(): Date;
  /** Between two questions to one source. */
  pause: Pause;
  log: Log;
  /** Is told what is done. */
  watch: Watch;
}

/** Who acts, always from the verified token, never from a body. */
export interface Actor {
  userId: string;
  organisationId: number;
  /** The organisation's, `+0800` or IANA. */
  timezone: string;
  /** Where a call of theirs came from; nowhere in jobs and commands. */
  from?: Caller | undefined;
}

export interface Caller {
  address: string;
  /** Of the browser, where it names one. */
  deviceId: string | null;
  /** Number of the access token that was brought, where it was one. */
  tokenId?: number;
}
