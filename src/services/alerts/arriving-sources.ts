/** What is asked for posts, and what has come of it: whoever measures mentions must know what may be missing. */
import type { ArrivingSource } from '../../engine/alerts/outcome.ts';
import { isSilent, sourceState } from '../../engine/collection/source-state.ts';
import { askedSources } from '../../stores/postgres/source-claims.ts';
import type { Environment } from '../environment.ts';

/** Without those that are paused; of those that send, nobody knows what is missing. */
export async function arrivingSources({ postgres, now }: Environment): Promise<ArrivingSource[]> {
  const asked = await askedSources(postgres, now());
  return asked.map((source) => {
    const { mediaType, completeTo, rate } = source;
    return { mediaType, completeTo, rate, isSilent: isSilent(sourceState({ ...source, paused: false })) };
  });
}
