/** How long after their publication posts of a media type are collected: alerts wait for so long before they measure. */
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import { delaysByMediaType } from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';
import { type CollectionDelays, DEFAULT_DELAY_MS } from './schedule.ts';

/** An alert of 15 minutes that comes an hour late is of no use: what is slower is counted by the next window's change. */
const MOST_MS = 30 * 60_000;

export async function collectionDelays({ postgres }: Environment): Promise<CollectionDelays> {
  const seconds = await delaysByMediaType(postgres);
  return new Map(
    MEDIA_TYPES.map((type) => [type, Math.min(MOST_MS, Math.max(DEFAULT_DELAY_MS, (seconds.get(type) ?? 0) * 1000))]),
  );
}
