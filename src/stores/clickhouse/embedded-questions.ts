/** Questions to the embedded engine, side by side on a few connections. */
import { availableParallelism } from 'node:os';
import type { ClickHouseClient } from '@clickhouse/client';
import type { Params } from './params.ts';
import type { Answer } from './shared-questions.ts';
import { withValues } from './written-values.ts';

export class EmbeddedQuestions {
  /** Questions of each connection, which answers one after the other. */
  private readonly under: number[];
  private asking = 0;

  constructor(private readonly connections: readonly ClickHouseClient[]) {
    this.under = connections.map(() => 0);
  }

  /** `sql` ends in its settings. */
  async ask(sql: string, params: Params): Promise<Answer> {
    const place = this.under.indexOf(Math.min(...this.under));
    const connection = this.connections[place];
    if (!connection) throw new Error('no connection to ask by');
    this.count(place, 1);
    try {
      // What a page asks at once is counted by then.
      await Promise.resolve();
      const query = `${withValues(sql, params)}, max_threads = ${this.threads()}`;
      const answer = await connection.query({ query, format: 'JSONEachRow' });
      const text = await answer.text();
      const lines = text.split('\n').filter((line) => line !== '');
      return { rows: lines.map((line): unknown => JSON.parse(line)), size: text.length };
    } finally {
      this.count(place, -1);
    }
  }

  /**
   * Threads of one question count into tables of their own and merge them, which pays only where processors would be idle. Twice the
   * share of each: they rarely last equally long.
   */
  private threads(): number {
    const processors = availableParallelism();
    return Math.min(processors, Math.max(1, Math.floor((2 * processors) / this.asking)));
  }

  private count(place: number, more: 1 | -1): void {
    this.asking += more;
    this.under[place] = (this.under[place] ?? 0) + more;
  }
}
