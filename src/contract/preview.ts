/** What a topic would find, asked while its keywords are being written. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, mediaType } from './filter.ts';
import { post } from './posts.ts';
import { ADVANCED_KEYWORDS, BASIC_KEYWORDS, mediaTypes } from './topics.ts';

/** The period, where it is chosen already, is only forecast; the preview looks at the last 30 days whatever it is. */
const asked = {
  mediaTypes,
  startsAt: instant.optional(),
  endsAt: instant.optional(),
  /** Names the asking page: of one page of one person only the newest question counts, older ones get `conflict`. */
  page: z.string().max(64).optional(),
};

export const previewInput = z.discriminatedUnion('keywordInputMode', [
  z.object({ ...asked, ...BASIC_KEYWORDS }),
  z.object({ ...asked, ...ADVANCED_KEYWORDS }),
]);
export type PreviewInput = z.input<typeof previewInput>;

/** Posts shown as samples. */
export const PREVIEW_SAMPLES = 5;
export const PREVIEW_DAYS = 30;

export const preview = z.object({
  last7Days: z.number().int(),
  last30Days: z.number().int(),
  /** One entry for each of the last 30 days, oldest first, today included; days of the organisation. */
  days: z.array(z.object({ date: z.string(), count: z.number().int() })),
  /** Of the 30 days, most first, only media types with matches; `ratio` is percent. */
  mediaTypes: z.array(z.object({ type: mediaType, count: z.number().int(), ratio: z.number() })),
  /** The newest, at most PREVIEW_SAMPLES. */
  posts: z.array(post),
  forecast: z.object({
    /** Matches per day on average, over the days for which there are posts at all; null where there are none. */
    perDay: z.number().nullable(),
    /** Over the asked period as a whole; null without one. */
    inPeriod: z.number().nullable(),
  }),
  /** Instant of the newest arrival of any post; null when nothing was ever stored. */
  completeTo: z.string().nullable(),
});
export type Preview = z.infer<typeof preview>;

export const previewTopic = endpoint({
  method: 'POST',
  path: '/topics/preview',
  access: 'user',
  scope: 'read',
  summary: 'Count what a topic would find',
  description: 'While it is being written: how many posts match, and some of them.',
  input: previewInput,
  output: z.object({ data: preview }),
});
