/**
 * What is measured, each by its name, in the words that the handbook says it with. Labels have few values: none is a number of anybody, a
 * topic, or anything that somebody wrote. Units are seconds and bytes, as Prometheus has them.
 */
import type { ActKind } from '../../watch.ts';

interface Named {
  help: string;
  labels: readonly string[];
}

/** Seconds that acts took, and how many there were. */
export interface ActMetric extends Named {
  act: ActKind;
  /** Upper ends, in seconds. */
  buckets: readonly number[];
}

const QUICK = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const ASKED = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const LONG = [0.05, 0.25, 1, 5, 15, 60, 300, 1800];

export const ACT_METRICS = {
  earshot_http_request_seconds: {
    act: 'request',
    labels: ['method', 'route', 'status'],
    buckets: ASKED,
    help: 'requests; `route` is the pattern of the address, `page` or `none`, `status` is 2xx to 5xx, or `gone` where the client did not wait',
  },
  earshot_clickhouse_seconds: {
    act: 'clickhouse',
    labels: ['kind', 'outcome'],
    buckets: ASKED,
    help: 'what ClickHouse was asked, by kind: question, stream, insert, command, maintain; questions that kept answers answer are among them',
  },
  earshot_postgres_statement_seconds: {
    act: 'postgres',
    labels: ['outcome'],
    buckets: QUICK,
    help: 'statements to Postgres; of the embedded one with the time that they waited for their turn',
  },
  earshot_job_seconds: {
    act: 'job',
    labels: ['queue', 'outcome'],
    buckets: LONG,
    help: 'jobs, by queue; of collect a source each, of evaluate some alerts, of send a message, of drop a file',
  },
  earshot_outside_seconds: {
    act: 'outside',
    labels: ['door', 'outcome'],
    buckets: ASKED,
    help: 'questions to the outside, by door: web (sources and channels), language-model, libretranslate, mail',
  },
  earshot_matching_seconds: {
    act: 'matching',
    labels: [],
    buckets: QUICK,
    help: 'batches of arriving posts that were matched with the standing topics',
  },
} as const satisfies Record<string, ActMetric>;

export interface FigureMetric extends Named {
  type: 'gauge' | 'counter';
}

/** What is read when somebody asks. */
export const FIGURE_METRICS = {
  earshot_store_up: {
    type: 'gauge',
    labels: ['store'],
    help: '1 where the store (postgres, clickhouse) has answered in time, else 0',
  },
  earshot_jobs_waiting: { type: 'gauge', labels: ['queue'], help: 'jobs whose time has come and that have not begun' },
  earshot_jobs_oldest_age_seconds: { type: 'gauge', labels: ['queue'], help: 'how long the oldest of them has waited' },
  earshot_jobs_put_aside: {
    type: 'gauge',
    labels: [],
    help: 'jobs that were given up after their last try, of the last 30 days',
  },
  earshot_sources_due: { type: 'gauge', labels: [], help: 'sources whose time has come' },
  earshot_sources_lag_seconds: { type: 'gauge', labels: [], help: 'how long the one that has been due longest has waited' },
  earshot_sources_failing: { type: 'gauge', labels: [], help: 'sources whose last asking failed' },
  earshot_alerts_due: {
    type: 'gauge',
    labels: [],
    help: 'alerts whose window is over and not evaluated, those that cannot be measured too',
  },
  earshot_alerts_lag_seconds: { type: 'gauge', labels: [], help: 'how long the one that has been due longest has waited' },
  earshot_outbox_waiting: {
    type: 'gauge',
    labels: [],
    help: 'messages whose time has come and that are not sent, those that were tried in vain too',
  },
  earshot_outbox_oldest_age_seconds: {
    type: 'gauge',
    labels: [],
    help: 'for how long the one of them that has waited longest has been due, or tried',
  },
  earshot_postgres_connections: {
    type: 'gauge',
    labels: ['state'],
    help: 'connections to a Postgres server: open, idle; and waiting: who waits for one',
  },
  earshot_posts_stored: {
    type: 'gauge',
    labels: [],
    help: 'rows of posts; of a post that was just replaced both, until they are merged',
  },
  earshot_matcher_topics: { type: 'gauge', labels: [], help: 'standing topics that this process matches with' },
  earshot_matcher_posts_total: { type: 'counter', labels: [], help: 'posts that were matched' },
  earshot_matcher_tried_total: { type: 'counter', labels: [], help: 'topics that had to be tried on them' },
  earshot_matcher_mentions_total: { type: 'counter', labels: [], help: 'mentions that came of it' },
} as const satisfies Record<string, FigureMetric>;

export type FigureName = keyof typeof FIGURE_METRICS;

export interface Figure {
  name: FigureName;
  labels?: Readonly<Record<string, string>>;
  value: number;
}
