/** The address of a topic's analysis that shows the posts an alert has counted, as the page itself would write it. */
import type { AlertRule } from '../../contract/alerts.ts';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import type { Period } from '../../engine/analysis/periods.ts';

export type Watched = Pick<AlertRule, 'conversationType' | 'mediaTypes'>;

export function analysisLink(
  publicUrl: string,
  topicId: string,
  { conversationType, mediaTypes }: Watched,
  window: Period,
): string {
  const url = new URL(`/topics/${topicId}/overview`, publicUrl);
  url.searchParams.set('from', window.start.toISOString());
  url.searchParams.set('to', window.end.toISOString());
  if (conversationType !== 'all') url.searchParams.set('mention', conversationType);
  // All of them restrict nothing, and the page says so by saying nothing.
  if (mediaTypes.length < MEDIA_TYPES.length) url.searchParams.set('mediaTypes', mediaTypes.join(','));
  return url.href;
}
