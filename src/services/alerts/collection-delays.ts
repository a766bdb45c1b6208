/** How long after their publication posts of a media type are collected: alerts wait for so long before they measure. */
import { MEDIA_TYPES, type MediaType } from '../../contract/media-types.ts';
import { usualDelay } from '../../engine/collection/arrival-delay.ts';
import { askedDelays } from '../../stores/postgres/source-claims.ts';
import type { Environment } from '../environment.ts';
import type { CollectionDelays } from './schedule.ts';

/** An alert of 15 minutes that comes an hour late is of no use: what is slower is counted by the next window's change. */
const MOST_MS = 30 * 60_000;

/** Of what is asked now, for anybody; at least what the operator says. */
export async function collectionDelays({ postgres, now, alertDelayMs }: Environment): Promise<CollectionDelays> {
  const delays = await askedDelays(postgres, now());
  const secondsOf = (type: MediaType) => usualDelay(delays.filter(({ mediaType }) => mediaType === type)) ?? 0;
  return new Map(MEDIA_TYPES.map((type) => [type, Math.min(MOST_MS, Math.max(alertDelayMs, secondsOf(type) * 1000))]));
}
