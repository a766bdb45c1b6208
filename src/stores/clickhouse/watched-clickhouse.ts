/** The seam to ClickHouse, with each use of it an act. What it asks for stands in no label. */
import type { Watch } from '../../watch.ts';
import type { ClickHouse } from './client.ts';

type Kind = 'question' | 'stream' | 'insert' | 'command' | 'maintain';

export function watchedClickHouse(clickhouse: ClickHouse, watch: Watch): ClickHouse {
  const act = (kind: Kind) => ({ kind: 'clickhouse', labels: { kind } }) as const;
  return {
    ...(clickhouse.cluster && { cluster: clickhouse.cluster }),
    get keepsAnswers() {
      return clickhouse.keepsAnswers ?? false;
    },
    query: (question, params) => watch.during(act('question'), () => clickhouse.query(question, params)),
    async *stream(question, params, signal) {
      const open = watch.begin(act('stream'));
      let failed = true;
      try {
        yield* open.run(() => clickhouse.stream(question, params, signal));
        failed = false;
      } finally {
        // Who stops reading has not made it fail.
        open.end({ failed: failed && signal?.aborted !== true });
      }
    },
    insert: (table, rows) => watch.during(act('insert'), () => clickhouse.insert(table, rows)),
    changed: (topics) => clickhouse.changed?.(topics),
    maintain: (sql) => watch.during(act('maintain'), () => clickhouse.maintain(sql)),
    command: (sql, params, allowance) => watch.during(act('command'), () => clickhouse.command(sql, params, allowance)),
    close: () => clickhouse.close(),
  };
}
