/**
 * Saved views: a tab of a topic with what its address set, under a name. Each is one person's; a shared one is opened by the whole
 * organisation, and changed by its owner alone. They go with their topic.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { REPORT_TABS } from './exports.ts';
import { LIMITS } from './limits.ts';
import { isStorable, isStorableThroughout, isVisible } from './text.ts';
import { topicId } from './topics.ts';

const VIEW_TABS = [...REPORT_TABS, 'raw-data'] as const;
const viewTab = z.enum(VIEW_TABS);
export type ViewTab = z.infer<typeof viewTab>;

const name = z.string().trim().max(LIMITS.viewNameLength, 'nameTooLong').refine(isVisible, 'nameRequired').refine(isStorable);

const item = z.union([z.string(), z.number()]);
/** Fields of an address. What they mean is for whoever opens it: fields that are no more are passed over there. */
const search = z
  .record(z.string().max(LIMITS.viewFieldLength), z.union([item, z.array(item).max(LIMITS.filterItems)]))
  .refine(isStorableThroughout)
  .refine((fields) => JSON.stringify(fields).length <= LIMITS.viewSearchLength, 'viewTooLong');

/** The same check runs in the form and in the verb. */
export const viewInput = z.object({ name, tab: viewTab, search, shared: z.boolean() });
export type ViewInput = z.infer<typeof viewInput>;

export const newView = viewInput.extend({ id: topicId });

const viewReference = z.object({ viewId: z.uuid() });
/** Fields that are left out stay as they were. */
export const viewChange = viewInput
  .partial()
  .extend(viewReference.shape)
  .refine(({ viewId: _, ...changes }) => Object.values(changes).some((value) => value !== undefined));

const savedView = z.object({
  id: z.string(),
  name: z.string(),
  tab: viewTab,
  search: z.record(z.string(), z.unknown()),
  shared: z.boolean(),
  /** Whose it is, a name; null where it is the caller's own. */
  owner: z.string().nullable(),
});
export type SavedView = z.infer<typeof savedView>;

export const getViews = endpoint({
  method: 'GET',
  path: '/topics/:id/views',
  access: 'user',
  scope: 'read',
  summary: 'List saved views of a topic',
  description: 'The caller’s own, and what colleagues share. By name.',
  input: z.object({ id: topicId }),
  output: z.object({ data: z.array(savedView) }),
});

export const createView = endpoint({
  method: 'POST',
  path: '/topics/:id/views',
  access: 'user',
  scope: 'write',
  summary: 'Save a view',
  input: newView,
  output: z.object({ data: savedView }),
});

export const updateView = endpoint({
  method: 'PATCH',
  path: '/views/:viewId',
  access: 'user',
  scope: 'write',
  summary: 'Change a saved view',
  description: '`not_found` for whatever is not the caller’s own, also where it is shared.',
  input: viewChange,
  output: z.object({ data: savedView }),
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/views/:viewId',
  access: 'user',
  scope: 'write',
  summary: 'Delete a saved view',
  description: '`not_found` for whatever is not the caller’s own, also where it is shared.',
  input: viewReference,
  output: z.object({ result: z.literal(true) }),
});
