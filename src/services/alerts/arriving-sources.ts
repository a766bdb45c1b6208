/** What is asked for posts, and what has come of it: whoever measures mentions must know what may be missing. */

import { isPushed } from '../../contract/pushed-kinds.ts';
import type { ArrivingSource } from '../../engine/alerts/outcome.ts';
import { isSilent, sourceState } from '../../engine/collection/source-state.ts';
import { allFollowed } from '../../stores/postgres/source-follows.ts';
import type { Environment } from '../environment.ts';

/** Without those that are paused; of those that send, nobody knows what is missing. */
export async function arrivingSources({ postgres }: Environment): Promise<ArrivingSource[]> {
  const followed = await allFollowed(postgres);
  return followed
    .filter(({ source, paused }) => !paused && !isPushed(source.kind))
    .map(({ source }) => {
      const { mediaType, completeTo, rate } = source;
      return { mediaType, completeTo, rate, isSilent: isSilent(sourceState({ ...source, paused: false })) };
    });
}
