/**
 * The names that an organisation gives itself: its brands, products, people and places, with what else they are called. Every
 * post is read with them, for this organisation alone.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';
import { ENTITY_TYPES } from './filter-choices.ts';
import { LIMITS } from './limits.ts';
import { isStorable, isVisible } from './text.ts';

const entityType = z.enum(ENTITY_TYPES);

/** In braces only as it is spelled: `{Apple}`. */
const name = z
  .string()
  .transform((text) => text.replace(/\s+/gu, ' ').trim())
  .pipe(z.string().max(LIMITS.entityNameLength, 'nameTooLong').refine(isVisible, 'nameRequired').refine(isStorable));

export const entityInput = z.object({
  type: entityType,
  /** What posts are shown and counted with, and looked for too. */
  name,
  aliases: z.array(name).max(LIMITS.entityAliases, 'tooManyAliases').default([]),
});
export type EntityInput = z.infer<typeof entityInput>;

const entityId = z.string().regex(/^[1-9]\d{0,9}$/);
export const entityReference = z.object({ id: entityId });
/** `basedOn`: `updatedAt` of the version that was edited; another one is not overwritten. */
export const entityVersion = entityReference.extend({ ...entityInput.shape, basedOn: instant.optional() });
export const entityList = z.object({
  entities: z.array(entityInput).min(1, 'nameRequired').max(LIMITS.entities, 'tooManyNames'),
});
export const triedText = z.object({ text: z.string().max(LIMITS.triedText, 'textTooLong') });

const ownEntity = z.object({
  id: z.string(),
  type: entityType,
  name: z.string(),
  aliases: z.array(z.string()),
  updatedAt: z.string(),
  /** A name; null where that person is no more. */
  updatedBy: z.string().nullable(),
});
export type OwnEntity = z.infer<typeof ownEntity>;

/** `reading`: posts that are stored already are still being read with the newest names. */
const ownEntities = z.object({ entities: z.array(ownEntity), reading: z.boolean() });
export type OwnEntities = z.infer<typeof ownEntities>;

/** A name in a text; places are UTF-16 offsets, end exclusive. `own`: by a name of the organisation. */
const foundEntity = z.object({
  type: entityType,
  name: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  own: z.boolean(),
});
export type FoundEntity = z.infer<typeof foundEntity>;

export const getEntities = endpoint({
  method: 'GET',
  path: '/entities',
  access: 'user',
  scope: 'read',
  summary: 'List the organisation’s own names',
  input: z.object({}),
  output: z.object({ data: ownEntities }),
});

export const createEntity = endpoint({
  method: 'POST',
  path: '/entities',
  access: 'user',
  scope: 'write',
  summary: 'Add a name',
  input: entityInput,
  output: z.object({ data: ownEntity }),
});

export const importEntities = endpoint({
  method: 'POST',
  path: '/entities/import',
  access: 'user',
  scope: 'write',
  summary: 'Add many names at once',
  description: 'All of them, or none; what is wrong is told as `entities.3.name`.',
  input: entityList,
  output: z.object({ data: z.array(ownEntity) }),
});

export const updateEntity = endpoint({
  method: 'PUT',
  path: '/entities/:id',
  access: 'user',
  scope: 'write',
  summary: 'Change a name',
  input: entityVersion,
  output: z.object({ data: ownEntity }),
});

export const deleteEntity = endpoint({
  method: 'DELETE',
  path: '/entities/:id',
  access: 'user',
  scope: 'write',
  summary: 'Delete a name',
  input: entityReference,
  output: z.object({ result: z.literal(true) }),
});

export const tryEntities = endpoint({
  method: 'POST',
  path: '/entities/try',
  access: 'user',
  scope: 'read',
  summary: 'See what a text would be said to name',
  description: 'With the organisation’s names as they are now.',
  input: triedText,
  output: z.object({ data: z.array(foundEntity) }),
});
