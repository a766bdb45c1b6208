/** Removes the demo posts and every mention of them. A demo post that was since imported as a real one stays. */
import type { ClickHouse } from './client.ts';

export async function deleteDemoPosts(clickhouse: ClickHouse): Promise<void> {
  await clickhouse.command('DELETE FROM mentions WHERE demo = 1', {}, { seconds: 600 });
  await clickhouse.command('DELETE FROM posts WHERE demo = 1', {}, { seconds: 600 });
}
