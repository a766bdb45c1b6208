/** An entity of a list of figures: by what a filter names it, and what it is called. */
import type { CountedEntity } from '../../contract/analysis/what.ts';
import { toned } from '../../engine/analysis/tally.ts';
import type { EntityCounts } from '../../stores/clickhouse/queries/entity-counts.ts';
import { wireEntity } from './wire-entity.ts';

export function countedEntity({ entity, ...counts }: EntityCounts): CountedEntity {
  const named = wireEntity(entity);
  return { key: `${named.type}:${named.name}`, ...named, ...toned(counts) };
}
