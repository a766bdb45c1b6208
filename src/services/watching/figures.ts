/** What the stores and this process say of how the work goes, for whoever watches the program. */
import { z } from 'zod';
import type { Figure } from '../../outside/telemetry/metric-table.ts';
import { type Backlogs, backlogsAt } from '../../stores/postgres/backlogs.ts';
import type { Environment } from '../environment.ts';
import { matcherFigures } from '../mentions/standing-matcher.ts';

const POSTS = {
  // Of what is known of the parts: nothing is read.
  sql: 'SELECT count() AS posts FROM posts',
  row: z.object({ posts: z.number() }),
  seconds: 2,
};

export async function postgresFigures({ postgres, now }: Pick<Environment, 'postgres' | 'now'>): Promise<Figure[]> {
  return backlogFigures(await backlogsAt(postgres, now()));
}

export async function clickHouseFigures({ clickhouse }: Environment): Promise<Figure[]> {
  const [row] = await clickhouse.query(POSTS);
  return [{ name: 'earshot_posts_stored', value: row?.posts ?? 0 }];
}

export function processFigures({ postgres }: Environment): Figure[] {
  const { revisions, posts, evaluated, matched } = matcherFigures(postgres);
  return [
    { name: 'earshot_matcher_topics', value: revisions },
    { name: 'earshot_matcher_posts_total', value: posts },
    { name: 'earshot_matcher_tried_total', value: evaluated },
    { name: 'earshot_matcher_mentions_total', value: matched },
  ];
}

function backlogFigures({ jobs, putAside, sources, alerts, outbox }: Backlogs): Figure[] {
  const queues = [...jobs].flatMap(([queue, { waiting, seconds }]): Figure[] => [
    { name: 'earshot_jobs_waiting', labels: { queue }, value: waiting },
    { name: 'earshot_jobs_oldest_age_seconds', labels: { queue }, value: seconds },
  ]);
  return [
    ...queues,
    { name: 'earshot_jobs_put_aside', value: putAside },
    { name: 'earshot_sources_due', value: sources.waiting },
    { name: 'earshot_sources_lag_seconds', value: sources.seconds },
    { name: 'earshot_sources_failing', value: sources.failing },
    { name: 'earshot_alerts_due', value: alerts.waiting },
    { name: 'earshot_alerts_lag_seconds', value: alerts.seconds },
    { name: 'earshot_outbox_waiting', value: outbox.waiting },
    { name: 'earshot_outbox_oldest_age_seconds', value: outbox.seconds },
  ];
}
