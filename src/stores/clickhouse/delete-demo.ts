/** Removes the demo posts, every mention of them and what organisations read in them. A demo post that was since imported as a real one stays. */
import type { ClickHouse } from './client.ts';

export async function deleteDemoPosts(clickhouse: ClickHouse): Promise<void> {
  await clickhouse.command(
    'DELETE FROM organisation_entities WHERE post_id IN (SELECT id FROM posts FINAL WHERE demo = 1)',
    {},
    { seconds: 600 },
  );
  await clickhouse.command('DELETE FROM mentions WHERE demo = 1', {}, { seconds: 600 });
  await clickhouse.command('DELETE FROM posts WHERE demo = 1', {}, { seconds: 600 });
}
