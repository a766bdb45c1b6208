/** What the posts of what was clicked name. */
import { chartboxInput } from '../../contract/analysis/inputs.ts';
import { type CountedEntity, WHAT_ITEMS } from '../../contract/analysis/what.ts';
import { entityCounts } from '../../stores/clickhouse/queries/entity-counts.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';
import { countedEntity } from './counted-entity.ts';

/** Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function inspectEntities(environment: Environment, actor: Actor, input: unknown): Promise<CountedEntity[]> {
  const parsed = parseInput(chartboxInput, input);
  const { scope } = await askedOf(environment, actor, parsed, parsed.filter.bucket);
  return (await entityCounts(environment.clickhouse, scope, WHAT_ITEMS)).map(countedEntity);
}
