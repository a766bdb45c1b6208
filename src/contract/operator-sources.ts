/** The operator's calls on sources: those for all organisations, what they may cost, and reading one now. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { COLLECTED_KINDS, newSource, source, sourceReference, triedFailure } from './sources.ts';

/** What may be spent on a source on a day, where it is not what is usual for its kind. */
const budgetInput = {
  callsPerDay: z.number().int().positive().max(10_000_000).optional(),
  microdollarsPerDay: z.number().int().nonnegative().max(10_000_000_000).optional(),
};
export const operatorSource = newSource.extend({ kind: z.enum(COLLECTED_KINDS), ...budgetInput });
export type OperatorSource = z.infer<typeof operatorSource>;

/** What is left out stays as it is. */
export const operatorChange = sourceReference.extend({ paused: z.boolean().optional(), ...budgetInput });
export type OperatorChange = z.infer<typeof operatorChange>;

/** The operator's: sources for all organisations, and those of everybody listed. */
export const operatorSources = endpoint({
  method: 'GET',
  path: '/operator/sources',
  access: 'operator',
  summary: 'List the sources of all organisations',
  input: z.object({}),
  output: z.object({ data: z.array(source) }),
});

export const operatorAddSource = endpoint({
  method: 'POST',
  path: '/operator/sources',
  access: 'operator',
  summary: 'Follow a source for everybody',
  asksOutside: true,
  input: operatorSource,
  output: z.object({ data: source }),
});

export const operatorChangeSource = endpoint({
  method: 'PATCH',
  path: '/operator/sources/:sourceId',
  access: 'operator',
  summary: 'Change a source',
  input: operatorChange,
  output: z.object({ data: source }),
});

export const operatorRemoveSource = endpoint({
  method: 'DELETE',
  path: '/operator/sources/:sourceId',
  access: 'operator',
  summary: 'Follow a source no more',
  input: sourceReference,
  output: z.object({ result: z.literal(true) }),
});

export const collectSource = endpoint({
  method: 'POST',
  path: '/operator/sources/:sourceId/collect',
  access: 'operator',
  summary: 'Read a source once more',
  description: 'One step of it: whoever wants all of it asks until nothing is left. `not_ready` while it is being read.',
  asksOutside: true,
  input: sourceReference,
  output: z.object({
    data: z.object({
      /** That it gave, and of them new or changed ones, which are stored. */
      read: z.number().int(),
      stored: z.number().int(),
      /** Mentions of topics among the stored ones. */
      mentions: z.number().int(),
      leftOut: z.array(z.object({ reason: z.string(), count: z.number().int() })),
      isWhole: z.boolean(),
      failure: triedFailure.nullable(),
    }),
  }),
});
export type Collected = z.infer<typeof collectSource.output>['data'];

export const estimateX = endpoint({
  method: 'POST',
  path: '/operator/sources/estimate',
  access: 'operator',
  summary: 'See what X would cost',
  description: 'In millionths of a dollar. It counts posts for half a cent a query. `not_configured` without a key.',
  asksOutside: true,
  input: z.object({}),
  output: z.object({
    data: z.object({
      /** That it would be asked for, and that it cannot be asked for. */
      topics: z.number().int(),
      unaskable: z.number().int(),
      queries: z.number().int(),
      /** Over the last seven days. */
      postsPerDay: z.number().int(),
      /** At most: as if each post had an author of its own. */
      microdollarsPerDay: z.number().int(),
      microdollarsSpent: z.number().int(),
    }),
  }),
});
export type EstimatedSource = z.infer<typeof estimateX.output>['data'];
