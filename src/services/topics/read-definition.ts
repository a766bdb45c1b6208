/** From a topic's input to the definition that is stored, once its keywords are known to compile. */
import { isDeepStrictEqual } from 'node:util';
import type { KeywordCounts, TopicInput, TopicKeywords } from '../../contract/topics.ts';
import type { QueryNode } from '../../engine/query/ast.ts';
import { compileTopic } from '../../engine/query/compile-topic.ts';
import { isTooLarge } from '../../stores/clickhouse/costs.ts';
import type { TopicDefinition } from '../../stores/postgres/topic-revisions.ts';
import { invalid } from '../errors.ts';

/** `keywords`: how many it uses of the plan. Throws `invalid` for keywords that mean nothing, with each error at its place. */
export function readDefinition(input: TopicInput): { definition: TopicDefinition; keywords: KeywordCounts } {
  const { keywords } = compiled(input);
  const { startsAt, endsAt, mediaTypes } = input;
  return {
    definition: { startsAt: new Date(startsAt), endsAt: new Date(endsAt), mediaTypes, ...keywordsOf(input) },
    keywords,
  };
}

/** Throws `invalid`, also for a query that no store would read. */
export function compiled(keywords: TopicKeywords): { query: QueryNode; keywords: KeywordCounts } {
  const answer = compileTopic(keywords);
  if ('errors' in answer) throw invalid(answer.errors);
  if (isTooLarge(answer.query)) throw invalid({ inclusion: 'queryTooLarge' });
  return answer;
}

/** The keywords alone, mode and all. */
export function keywordsOf(topic: TopicKeywords): TopicKeywords {
  return topic.keywordInputMode === 'basic'
    ? { keywordInputMode: 'basic', inclusion: topic.inclusion, exclusion: topic.exclusion }
    : { keywordInputMode: 'advanced', inclusion: topic.inclusion, exclusion: topic.exclusion };
}

/** Whether both find the same posts, however their keywords are written, so that nothing needs to be searched again. */
export function sameMeaning(a: TopicDefinition, b: TopicDefinition): boolean {
  return isDeepStrictEqual(searched(a), searched(b));
}

export function sameWriting(a: TopicKeywords, b: TopicKeywords): boolean {
  return isDeepStrictEqual(keywordsOf(a), keywordsOf(b));
}

/** A stored definition that no longer compiles is like no other. */
function searched(definition: TopicDefinition) {
  const { startsAt, endsAt, mediaTypes } = definition;
  const answer = compileTopic(definition);
  return { startsAt, endsAt, mediaTypes, query: 'query' in answer ? answer.query : keywordsOf(definition) };
}
