/**
 * To when are the posts of a media type complete? As far as the source that was read longest ago, of those that answer. Whoever was never
 * read to his end has no time, and is counted.
 */
import { MEDIA_TYPES, type MediaType } from '../../contract/media-types.ts';
import type { Coverage, SourceState } from '../../contract/sources.ts';
import { isSilent } from './source-state.ts';

export interface CoveredSource {
  mediaType: MediaType;
  state: SourceState;
  completeTo: Date | null;
}

/** In the order of media types; those without sources that are asked are left out. */
export function coverageOf(sources: readonly CoveredSource[]): Coverage[] {
  return MEDIA_TYPES.flatMap((mediaType) => {
    const asked = sources.filter((source) => source.mediaType === mediaType && source.state !== 'paused');
    if (asked.length === 0) return [];
    const answering = asked.filter(({ state }) => !isSilent(state));
    const read = answering.flatMap(({ completeTo }) => (completeTo ? [completeTo.getTime()] : []));
    const completeTo = read.length > 0 ? new Date(read.reduce((least, time) => Math.min(least, time))).toISOString() : null;
    const silent = asked.length - answering.length;
    return [{ mediaType, sources: asked.length, silent, unread: answering.length - read.length, completeTo }];
  });
}
