/**
 * A line in the log, now and then while posts arrive, about what matching them costs: how many topics had to be tried on
 * each.
 */
import type { Postgres } from '../../stores/postgres/client.ts';
import type { Environment } from '../environment.ts';
import type { StandingTopics } from './standing-topics.ts';

const INTERVAL = 10 * 60 * 1000;

const reported = new WeakMap<Postgres, { at: number; posts: number; evaluated: number; matched: number }>();

/** Says what was matched since the last line, which is at least ten minutes old; the first one comes with the first posts. */
export function reportMatching({ postgres, log, now }: Environment, { figures }: Pick<StandingTopics, 'figures'>): void {
  const at = now().getTime();
  const last = reported.get(postgres);
  const posts = figures.posts - (last?.posts ?? 0);
  if (posts <= 0 || (last && at - last.at < INTERVAL)) return;
  reported.set(postgres, { at, ...figures });
  const each = (sum: number) => Number((sum / posts).toFixed(3));
  const evaluatedPerPost = each(figures.evaluated - (last?.evaluated ?? 0));
  const matchedPerPost = each(figures.matched - (last?.matched ?? 0));
  log.info(
    { posts, revisions: figures.revisions, evaluatedPerPost, matchedPerPost },
    'matched arriving posts with standing topics',
  );
}
