/** How many mentions does the filter have now? */
import { analysisInput } from '../../contract/analysis/inputs.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';

/** Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function countMentions(environment: Environment, actor: Actor, input: unknown): Promise<number> {
  const { scope } = await askedOf(environment, actor, parseInput(analysisInput, input));
  return mentionCount(environment.clickhouse, scope);
}
