/**
 * What leaves the program as a file: the posts of a view. A file has the rows that the screen counts for the same filter, and the
 * clock of the filter, else of the organisation.
 */
import { z } from 'zod';
import { NO_FILTER } from './analysis/inputs.ts';
import { tabChoices } from './analysis/tab-choices.ts';
import { endpoint } from './endpoint.ts';
import { filterBucket, postSort, queryFilter } from './filter.ts';
import { topicId } from './topics.ts';

/** What the words of a file are written in. */
export const FILE_LANGUAGES = ['en', 'zh-Hant'] as const;
export type FileLanguage = (typeof FILE_LANGUAGES)[number];

/** In the order of a file. */
export const EXPORTED_COLUMNS = [
  'published',
  'utcOffset',
  'mediaType',
  'kind',
  'authorName',
  'author',
  'authorHandle',
  'authorUrl',
  'followers',
  'title',
  'content',
  'url',
  'domain',
  'channel',
  'language',
  'likes',
  'dislikes',
  'comments',
  'shares',
  'views',
  'engagement',
  'hotvalue',
  'sentiment',
  'sentimentScore',
  'classifications',
  'entities',
  'hashtags',
  'mentions',
  'keywords',
  'tags',
  'id',
  'nativeId',
  'parentId',
  'threadId',
] as const;
export type ExportedColumn = (typeof EXPORTED_COLUMNS)[number];

/** A page of a list may be asked for as well; a file has all of them. `bucket`: what was clicked. */
export const postsFilter = queryFilter.extend({
  sort: postSort.default('newest'),
  bucket: filterBucket.optional(),
  language: z.enum(FILE_LANGUAGES).default('en'),
});

export const postsCsvInput = z.object({
  id: topicId,
  filter: postsFilter.default({ ...NO_FILTER, sort: 'newest', language: 'en' }),
});
export type PostsCsvInput = z.output<typeof postsCsvInput>;

/** `url`: below GATEWAY, for DOWNLOAD_MINUTES. */
export const postsCsv = z.object({ url: z.string() });
export type PostsCsv = z.infer<typeof postsCsv>;

/** For so long a download can be begun by the address that was given for it. */
export const DOWNLOAD_MINUTES = 10;

export const downloadPostsCsv = endpoint({
  method: 'GET',
  path: '/downloads/posts.csv',
  access: 'public',
  summary: 'Download the posts of a view as CSV',
  description:
    'The address comes from the function `get_topic_analysis_posts_csv` and says, signed, who may have what; it needs no bearer token.',
  signedAddress: 'alone',
  gives: ['text/csv'],
  input: z.object({ token: z.string() }),
  output: z.unknown(),
});

const FILE_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export const fileFormat = z.enum(FILE_FORMATS);
export type FileFormat = z.infer<typeof fileFormat>;

export const EXPORT_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Why there is no file: the view has more than such a file may hold, the topic was deleted, or we could not. */
export const EXPORT_FAILURES = ['tooManyRows', 'fileTooLarge', 'topicGone', 'broken'] as const;
export type ExportFailure = (typeof EXPORT_FAILURES)[number];

/** A file that is made in the background. It is whoever's asked for it, for LIMITS.exportHours. */
export const exported = z.object({
  id: z.string(),
  topicId: z.string(),
  /** As the topic was called. */
  topicName: z.string(),
  format: fileFormat,
  state: z.enum(EXPORT_STATES),
  failure: z.enum(EXPORT_FAILURES).nullable(),
  /** Posts that are in the file so far, and how many it will have; null before it was begun, and of a report. */
  rowsDone: z.number().int(),
  rowsTotal: z.number().int().nullable(),
  fileName: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Exported = z.infer<typeof exported>;

/** The tabs that have charts and tables. */
export const REPORT_TABS = ['overview', 'what', 'when', 'who', 'where', 'how'] as const;
export type ReportTab = (typeof REPORT_TABS)[number];

/** `tab`: what a report shows; all of them where it is left out. `choices`: what of a tab. */
export const exportInput = postsCsvInput.extend({
  format: fileFormat,
  tab: z.enum(REPORT_TABS).optional(),
  choices: tabChoices.default({}),
});
/** For at least so long a file that was deleted can be brought back. */
export const UNDELETE_MINUTES = 10;

/** What is kept of it. */
export const exportAsked = exportInput.pick({ filter: true, tab: true, choices: true });
const exportReference = z.object({ exportId: z.uuid() });

export const createExport = endpoint({
  method: 'POST',
  path: '/exports',
  access: 'user',
  scope: 'write',
  summary: 'Have a file made',
  description:
    'In the background: ask for it by its id until its state is `done`. `limit_reached` where the organisation waits for too many files already, or too much is kept for it.',
  input: exportInput,
  output: z.object({ data: exported }),
});

export const listExports = endpoint({
  method: 'GET',
  path: '/exports',
  access: 'user',
  scope: 'read',
  summary: 'List one’s files',
  description: 'The caller’s own, newest first.',
  input: z.object({}),
  output: z.object({ data: z.array(exported) }),
});

export const getExport = endpoint({
  method: 'GET',
  path: '/exports/:exportId',
  access: 'user',
  scope: 'read',
  summary: 'See how far a file is',
  input: exportReference,
  output: z.object({ data: exported }),
});

export const deleteExport = endpoint({
  method: 'DELETE',
  path: '/exports/:exportId',
  access: 'user',
  scope: 'write',
  summary: 'Delete a file',
  description: 'Also while it is being made.',
  input: exportReference,
  output: z.object({ result: z.literal(true) }),
});

export const restoreExport = endpoint({
  method: 'POST',
  path: '/exports/:exportId/restore',
  access: 'user',
  scope: 'write',
  summary: 'Bring a deleted file back',
  description: 'Some minutes long; not one that was still being made.',
  input: exportReference,
  output: z.object({ result: z.literal(true) }),
});

export const getExportLink = endpoint({
  method: 'GET',
  path: '/exports/:exportId/link',
  access: 'user',
  scope: 'read',
  summary: 'Get an address to download a file from',
  description: 'Good for some minutes, without a token. `not_ready` until the file is made.',
  input: exportReference,
  output: z.object({ data: z.object({ url: z.string() }) }),
});

export const downloadExport = endpoint({
  method: 'GET',
  path: '/exports/:exportId/download',
  access: 'public',
  summary: 'Download a file',
  description: 'For a bearer token, or for the signed one of an address. `not_ready` until it is made.',
  signedAddress: 'instead',
  gives: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/pdf'],
  input: exportReference.extend({ token: z.string().optional() }),
  output: z.unknown(),
});
