/** Sources whose posts are sent to us: which one is meant. */
import { and, eq, sql } from 'drizzle-orm';
import type { PushedKind } from '../../contract/pushed-kinds.ts';
import type { Postgres } from './client.ts';
import { sourceFollows } from './source-follows.ts';
import { type SourceRow, sources } from './sources.ts';

export interface PushedSource {
  source: SourceRow;
  /** By all who follow it. */
  paused: boolean;
}

/** null for one that is not there, or that nobody follows any more. */
export async function findPushed(postgres: Postgres, kind: PushedKind, addressKey: string): Promise<PushedSource | null> {
  const [row] = await postgres
    .select({ source: sources, paused: sql<boolean>`bool_and(${sourceFollows.paused})` })
    .from(sources)
    .innerJoin(sourceFollows, eq(sources.id, sourceFollows.sourceId))
    .where(and(eq(sources.kind, kind), eq(sources.addressKey, addressKey)))
    .groupBy(sources.id);
  return row ?? null;
}
