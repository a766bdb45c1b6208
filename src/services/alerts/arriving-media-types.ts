/** Which media types arrive just now, and of which nothing does: all sources that collect them fail. */
import type { Arriving } from '../../engine/alerts/outcome.ts';
import { allFollowed } from '../../stores/postgres/source-follows.ts';
import type { Environment } from '../environment.ts';
import { coverageOnWire } from '../sources/source-on-wire.ts';

export async function arrivingMediaTypes({ postgres }: Environment): Promise<Arriving> {
  const coverage = coverageOnWire(await allFollowed(postgres));
  const silent = coverage.filter((one) => one.silent === one.sources);
  return {
    collected: new Set(coverage.map(({ mediaType }) => mediaType)),
    silent: new Set(silent.map(({ mediaType }) => mediaType)),
  };
}
