/** What an alert would have done over the last days, had there been one: as it would really have been decided. */
import { z } from 'zod';
import { HELD_BACK, triedAlert } from './alerts.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';
import { topicId } from './topics.ts';

/** Of one topic in one window. */
const previewPoint = z.object({
  /** End of the window. */
  end: instant,
  /** Mentions, or the score; null where nothing is scored. */
  value: z.number().nullable(),
  /** The condition is met from here on; null where there is nothing to compare with. */
  level: z.number().nullable(),
  baseline: z.number().nullable(),
  met: z.boolean(),
});

export const alertPreview = z.object({
  /** From the start of the first window to the end of the last one. */
  start: instant,
  end: instant,
  /**
   * In the order of the topics that were given; points oldest first. A window of which nothing is known of a topic has none; and of
   * many windows of many topics, each has of which something was told or held back, and of the others one of some in a row: one that met
   * the condition, or else the one that came closest.
   */
  topics: z.array(z.object({ id: topicId, points: z.array(previewPoint) })),
  /** Windows of which somebody would have been told, or would not although the condition was met. Of periodic ones, all. */
  told: z.array(instant),
  heldBack: z.array(z.object({ end: instant, reason: z.enum(HELD_BACK) })),
});
export type AlertPreview = z.infer<typeof alertPreview>;

export const previewAlert = endpoint({
  method: 'POST',
  path: '/alerts/preview',
  access: 'user',
  scope: 'read',
  summary: 'Try an alert on past mentions',
  description:
    'How often it would have fired. Sources that failed in that time are not known any more: windows are decided as if none had.',
  input: triedAlert,
  output: z.object({ data: alertPreview }),
});
