/**
 * Questions to the embedded engine, side by side on a few connections. Whoever comes later waits here: a statement holds a thread of
 * Node's pool from when it is handed over, and files and passwords need some too.
 */
import { availableParallelism } from 'node:os';
import type { ClickHouseClient } from '@clickhouse/client';
import { z } from 'zod';
import { type Allowance, settings } from './allowance.ts';
import type { Params } from './params.ts';
import type { Answer } from './shared-questions.ts';
import { withValues } from './written-values.ts';

const answered = z.object({ data: z.array(z.unknown()), statistics: z.object({ rows_read: z.number() }) });

export class EmbeddedQuestions {
  private readonly free: ClickHouseClient[];
  private readonly waiting: ((connection: ClickHouseClient) => void)[] = [];

  constructor(private readonly connections: readonly ClickHouseClient[]) {
    this.free = [...connections];
  }

  async ask({ sql, ...allowance }: Allowance & { sql: string }, params: Params): Promise<Answer> {
    const connection = this.free.pop() ?? (await new Promise<ClickHouseClient>((resolve) => this.waiting.push(resolve)));
    try {
      // What a page asks at once has its connections by then.
      await Promise.resolve();
      const query = `${withValues(sql, params)}\n${settings(allowance, { max_threads: this.threads() })}`;
      const text = await answerOf(connection, query);
      const { data, statistics } = answered.parse(JSON.parse(text));
      return { rows: data, size: text.length, read: statistics.rows_read };
    } finally {
      const next = this.waiting.shift();
      if (next) next(connection);
      else this.free.push(connection);
    }
  }

  /**
   * Threads of one question count into tables of their own and merge them, which pays only where processors would be idle. Twice the
   * share of each: they rarely last equally long.
   */
  private threads(): number {
    const processors = availableParallelism();
    const running = this.connections.length - this.free.length;
    return Math.min(processors, Math.max(1, Math.floor((2 * processors) / running)));
  }
}

/** What a statement that failed had begun to say, the engine says before the next answer of the connection. */
async function answerOf(connection: ClickHouseClient, query: string): Promise<string> {
  try {
    return await (await connection.query({ query, format: 'JSON' })).text();
  } catch (error) {
    await connection.command({ query: 'SELECT 1' }).catch(() => undefined);
    throw error;
  }
}
