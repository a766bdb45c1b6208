/** From a topic's input to the definition that is stored, once its keywords are known to compile. */
import { isDeepStrictEqual } from 'node:util';
import type { TopicInput } from '../../contract/topics.ts';
import { compileGroups } from '../../engine/query/compile-groups.ts';
import type { TopicDefinition } from '../../stores/postgres/topic-revisions.ts';
import { invalid } from '../errors.ts';

/** Throws `invalid` for a keyword that contains nothing to search for. */
export function readDefinition(input: TopicInput): TopicDefinition {
  const compiled = compileGroups(input.inclusion, input.exclusion);
  if ('errors' in compiled) throw invalid(compiled.errors);
  return {
    startsAt: new Date(input.startsAt),
    endsAt: new Date(input.endsAt),
    mediaTypes: input.mediaTypes,
    keywordInputMode: input.keywordInputMode,
    inclusion: input.inclusion,
    exclusion: input.exclusion,
  };
}

/** Whether both find the same posts, so that nothing needs to be searched again. */
export function sameDefinition(a: TopicDefinition, b: TopicDefinition): boolean {
  return isDeepStrictEqual(searched(a), searched(b));
}

function searched({ startsAt, endsAt, mediaTypes, inclusion, exclusion }: TopicDefinition) {
  return { startsAt, endsAt, mediaTypes, inclusion, exclusion };
}
