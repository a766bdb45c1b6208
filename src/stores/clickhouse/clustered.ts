/** A store of several machines behind the seam of one (client.ts). */
import { z } from 'zod';
import type { Allowance } from './allowance.ts';
import { type ClickHouse, openClickHouse, type Place, type Question, type StreamedQuestion, type WrittenRows } from './client.ts';
import { type Cluster, type ClusterPlace, settingsOf } from './cluster.ts';
import { onCluster } from './cluster-statement.ts';
import type { Params } from './params.ts';
import type { Table } from './table.ts';

const DATABASE = { sql: 'SELECT currentDatabase() AS name', row: z.object({ name: z.string() }) };

/** `place`: any of the machines. */
export async function openCluster(place: Place, cluster: Cluster): Promise<ClickHouse> {
  const { name, replicated } = cluster;
  const asked = await openClickHouse({ ...place, settings: settingsOf(cluster) });
  const [database] = await asked.query(DATABASE);
  if (!database) throw new Error('a connection without a database');
  return new Clustered(asked, { name, replicated, database: database.name });
}

class Clustered implements ClickHouse {
  constructor(
    private readonly asked: ClickHouse,
    readonly cluster: ClusterPlace,
  ) {}

  get keepsAnswers(): boolean {
    return this.asked.keepsAnswers ?? false;
  }

  query<Row>(question: Question<Row>, params?: Params): Promise<Row[]> {
    return this.asked.query({ ...question, sql: onCluster(question.sql, this.cluster) }, params);
  }

  stream(question: StreamedQuestion, params?: Params, signal?: AbortSignal): AsyncIterable<Buffer> {
    return this.asked.stream({ ...question, sql: onCluster(question.sql, this.cluster) }, params, signal);
  }

  insert(table: Table, rows: readonly object[] | WrittenRows): Promise<void> {
    return this.asked.insert(table, rows);
  }

  changed(topics?: ReadonlySet<number>): void {
    this.asked.changed?.(topics);
  }

  maintain(sql: string): Promise<void> {
    return this.asked.maintain(onCluster(sql, this.cluster));
  }

  command(sql: string, params?: Params, allowance?: Allowance | 'unbounded'): Promise<void> {
    return this.asked.command(onCluster(sql, this.cluster), params, allowance);
  }

  close(): Promise<void> {
    return this.asked.close();
  }
}
