/** Removes the demo content: its posts, their mentions and its topics; and remembers that, so that no start brings it back. */
import { deleteDemoPosts } from '../../stores/clickhouse/delete-demo.ts';
import { demoPostCount } from '../../stores/clickhouse/queries/demo-post-count.ts';
import type { Environment } from '../environment.ts';
import { deleteDemoTopics } from '../topics/delete-demo-topics.ts';
import { writeDemoState, writeStoredTo } from './demo-state.ts';

/** Answers what there was. Doing it again does no harm. */
export async function removeDemo(environment: Environment): Promise<{ posts: number; topics: number }> {
  const { postgres, clickhouse } = environment;
  // First, so that an adding that is under way stops and deletes what it stores last.
  await writeDemoState(postgres, { state: 'removed' });
  const posts = await demoPostCount(clickhouse);
  const topics = await deleteDemoTopics(environment);
  await deleteDemoPosts(clickhouse);
  await writeStoredTo(postgres, null);
  return { posts, topics };
}
