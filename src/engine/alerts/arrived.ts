/**
 * What sources have brought by the end of a window, and how much of a topic is missing. Each weighs by the mentions that it brings to the
 * topic of late; where little is known of that, by its posts: whoever brings nine in ten mentions of a topic is missed, whatever else
 * others bring to whom.
 */
import type { MediaType } from '../../contract/media-types.ts';
import { LEAST_RATE } from '../collection/arrival-delay.ts';

/** By topic and source: mentions, of late; see mentions-of-late.ts. */
export type Brought = ReadonlyMap<string, ReadonlyMap<number, number>>;

export interface Arrived {
  /** Media types that no source brings are not in it: nobody can say what is missing of them. */
  types: ReadonlyMap<MediaType, ArrivedType>;
  sources: ReadonlyMap<number, ArrivedSource>;
  brought: Brought;
}

interface ArrivedType {
  sources: readonly ArrivedSource[];
  /** Posts per hour of all of them. */
  rate: number;
  /** All that bring it fail, and what they brought does not reach the end. */
  isSilent: boolean;
}

interface ArrivedSource {
  mediaType: MediaType;
  rate: number;
  /** It fails, and what it brought does not reach the end. */
  isSilent: boolean;
  /** Milliseconds that were not read; all there are where it fails. */
  unread: number;
  /** Milliseconds since it began to fail; 0 where it answers, or was read to the end. */
  failing: number;
  /** What was not read is about to be. */
  isAwaited: boolean;
}

export interface ArrivingSource {
  id: number;
  mediaType: MediaType;
  /** It fails. */
  isSilent: boolean;
  /** It is about to be asked, and nothing says that it would not answer. */
  isDue: boolean;
  /** When the first of its failures in a row was. */
  failedSince: Date | null;
  /** What was published until then has been read. */
  completeTo: Date | null;
  /** Posts per hour, of late. */
  rate: number;
}

/** Where so much of what usually comes fails, nothing is known. */
const MOST_SILENT = 0.75;
/** Mentions that the posts of all sources weigh together: what a topic's own mentions outweigh as they come. */
const POSTS_WEIGH = 5;
/** In a window's length, a day at least, what a failing source brought counts half: what it is compared with lacks it by then too. */
const LEAST_HALF_LIFE_MS = 86_400_000;

export const ALL_ARRIVED: Arrived = { types: new Map(), sources: new Map(), brought: new Map() };

/** `end`: of the window. `brought`: of the topics that are asked about; of others posts alone weigh. */
export function arrivedOf(given: readonly ArrivingSource[], end: Date, brought: Brought = new Map()): Arrived {
  const types = new Map<MediaType, ArrivedType & { sources: ArrivedSource[] }>();
  const sources = new Map<number, ArrivedSource>();
  for (const one of given) {
    const type = types.get(one.mediaType) ?? { sources: [], rate: 0, isSilent: true };
    const source = sourceAt(one, end);
    type.sources.push(source);
    type.rate += source.rate;
    type.isSilent &&= source.isSilent;
    types.set(one.mediaType, type);
    sources.set(one.id, source);
  }
  return { types, sources, brought };
}

/** The same of one end after another: most alerts ask for the same ones. */
export function arrivedAt(given: readonly ArrivingSource[], brought: Brought): (end: Date) => Arrived {
  const known = new Map<number, Arrived>();
  return (end) => {
    const arrived = known.get(end.getTime()) ?? arrivedOf(given, end, brought);
    known.set(end.getTime(), arrived);
    return arrived;
  };
}

function sourceAt(source: ArrivingSource, end: Date): ArrivedSource {
  const { mediaType, completeTo, failedSince } = source;
  const rate = weightOf(source);
  if (completeTo !== null && completeTo >= end)
    return { mediaType, rate, isSilent: false, unread: 0, failing: 0, isAwaited: false };
  const unread = completeTo && !source.isSilent ? end.getTime() - completeTo.getTime() : Number.POSITIVE_INFINITY;
  const failing = failedSince ? Math.max(0, end.getTime() - failedSince.getTime()) : 0;
  return { mediaType, rate, isSilent: source.isSilent, unread, failing, isAwaited: source.isDue };
}

/** One that was never read has brought nothing that could be missing now. */
function weightOf({ completeTo, rate }: ArrivingSource): number {
  return completeTo === null && rate === 0 ? 0 : Math.max(rate, LEAST_RATE);
}

export interface Missing {
  /** Of what usually comes, 0 to 1: what has not been read. */
  share: number;
  /** Of what usually comes, 0 to 1: what is about to be read. */
  awaited: number;
  /** So much of what usually comes fails that nothing is known. */
  isSilent: boolean;
}

/** Of one topic, of these media types together, in a window of that length. */
export function missingOf(
  topicId: string,
  mediaTypes: readonly MediaType[],
  lengthMs: number,
  { types, sources, brought }: Arrived,
): Missing {
  const halfLife = Math.max(LEAST_HALF_LIFE_MS, lengthMs);
  let [usual, unread, awaited, silent, isWhole] = [0, 0, 0, 0, true];
  const add = (source: ArrivedSource, bringing: number) => {
    const weight = source.failing > 0 ? bringing * 0.5 ** (source.failing / halfLife) : bringing;
    usual += weight;
    if (source.unread === 0) return;
    isWhole = false;
    const lacks = weight * Math.min(1, source.unread / lengthMs);
    unread += lacks;
    if (source.isAwaited) awaited += lacks;
    if (source.isSilent) silent += weight;
  };
  const concerned = mediaTypes.flatMap((type) => types.get(type) ?? []);
  const rate = concerned.reduce((sum, type) => sum + type.rate, 0);
  for (const type of concerned) for (const source of type.sources) add(source, rate > 0 ? POSTS_WEIGH * (source.rate / rate) : 0);
  for (const [id, mentions] of brought.get(topicId) ?? []) {
    const source = sources.get(id);
    if (source && mediaTypes.includes(source.mediaType)) add(source, mentions);
  }
  const isNothing = concerned.length > 0 && concerned.every((type) => type.isSilent);
  return {
    // Where none was ever read, nothing weighs, and nothing is known.
    share: isWhole ? 0 : usual > 0 ? unread / usual : 1,
    awaited: awaited > 0 ? awaited / usual : 0,
    isSilent: isNothing || (silent > 0 && silent >= MOST_SILENT * usual),
  };
}
