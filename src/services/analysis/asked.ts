/** What every analysis begins with: the input checked, the caller's own topic, and the mentions the filter means. */
import type { AnalysisInput } from '../../contract/analysis/inputs.ts';
import type { FilterBucket } from '../../contract/filter.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { hasCorrections } from '../../stores/postgres/sentiment-corrections.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { ownTopic } from '../topics/guards.ts';
import { scopeOf } from './scope.ts';

export interface Asked {
  topic: TopicRow;
  scope: MentionScope;
  /** In which days and hours are told: the filter's, else the organisation's. */
  timezone: string;
  now: Date;
}

/** Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function askedOf(
  environment: Environment,
  actor: Actor,
  { id, filter }: AnalysisInput,
  bucket?: FilterBucket,
): Promise<Asked> {
  const [topic, corrected] = await Promise.all([
    ownTopic(environment, actor, id),
    hasCorrections(environment.postgres, actor.organisationId),
  ]);
  const now = environment.now();
  const timezone = filter.timezone ?? actor.timezone;
  return { topic, scope: scopeOf(topic, filter, { now, timezone, corrected }, bucket), timezone, now };
}

/** What an answer says it has measured. */
export function measuredBy({ scope, timezone }: Pick<Asked, 'scope' | 'timezone'>) {
  return { startDate: scope.start.toISOString(), endDate: scope.end.toISOString(), timezone };
}
