/** What the mentions of a topic speak of: keywords, entities and classifications; hashtags and accounts. */
import { analysisInput } from '../../contract/analysis/inputs.ts';
import {
  type CountedEntity,
  type HashtagAnalysis,
  type MentionAnalysis,
  WHAT_ITEMS,
  type WhatAnalysis,
} from '../../contract/analysis/what.ts';
import { sumOf, toned } from '../../engine/analysis/tally.ts';
import { classificationCounts } from '../../stores/clickhouse/queries/classification-counts.ts';
import { entityCounts } from '../../stores/clickhouse/queries/entity-counts.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { signCounts } from '../../stores/clickhouse/queries/sign-counts.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';
import { countedEntity } from './counted-entity.ts';
import { countedKeywords } from './counted-keywords.ts';
import { spelledSigns } from './spelled.ts';

/** Throws, as all of them do, not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function topicWhat(environment: Environment, actor: Actor, input: unknown): Promise<WhatAnalysis> {
  const { scope } = await askedOf(environment, actor, parseInput(analysisInput, input));
  const { clickhouse } = environment;
  const [{ sets, keywords }, entities, classifications] = await Promise.all([
    countedKeywords(environment, scope),
    topEntities(environment, scope),
    classificationCounts(clickhouse, scope),
  ]);
  return {
    // Every mention is in one of the sets.
    count: sets.length > 0 ? sumOf(sets) : await mentionCount(clickhouse, scope),
    keywords: keywords.slice(0, WHAT_ITEMS).filter((keyword) => keyword !== undefined),
    entities,
    classifications: classifications.map(({ label, ...counts }) => ({ key: label, label, ...toned(counts) })),
  };
}

export async function topicHashtags(environment: Environment, actor: Actor, input: unknown): Promise<HashtagAnalysis> {
  const { terms, count } = await signs(environment, actor, input, 'hashtags');
  return { top_hashtags: terms, count };
}

/** The accounts that posts name. */
export async function topicHandles(environment: Environment, actor: Actor, input: unknown): Promise<MentionAnalysis> {
  const { terms, count } = await signs(environment, actor, input, 'mentions');
  return { top_mentions: terms, count };
}

/** The whole tab. */
export async function topicWhatTab(
  environment: Environment,
  actor: Actor,
  input: unknown,
): Promise<WhatAnalysis & Pick<HashtagAnalysis, 'top_hashtags'> & Pick<MentionAnalysis, 'top_mentions'>> {
  const [what, { top_hashtags }, { top_mentions }] = await Promise.all([
    topicWhat(environment, actor, input),
    topicHashtags(environment, actor, input),
    topicHandles(environment, actor, input),
  ]);
  return { ...what, top_hashtags, top_mentions };
}

async function topEntities({ clickhouse }: Environment, scope: MentionScope): Promise<CountedEntity[]> {
  return (await entityCounts(clickhouse, scope, WHAT_ITEMS)).map(countedEntity);
}

async function signs(environment: Environment, actor: Actor, input: unknown, naming: 'hashtags' | 'mentions') {
  const { scope } = await askedOf(environment, actor, parseInput(analysisInput, input));
  const column = naming === 'mentions' ? 'handles' : naming;
  const { most, different } = await signCounts(environment.clickhouse, scope, column, WHAT_ITEMS);
  const spelled = await spelledSigns(environment, naming, most);
  return { terms: spelled.map(({ key, text, ...counts }) => ({ key, text, ...toned(counts) })), count: different };
}
