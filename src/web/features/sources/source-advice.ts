/** What there is to do about a source that gave nothing, as the last part of the key of the words for it. */
import type { Source, SourceFailureKind } from '../../../contract/sources.ts';

/** `provided`: it is for whoever provides the source for everybody; nobody else can change its address, its key or its budget. */
type Advice = SourceFailureKind | 'provided';

/** What says, whoever follows the source, that it goes on by itself. */
const PASSING: readonly SourceFailureKind[] = ['rate-limited', 'out-of-budget'];

export function adviceOf({ forEverybody }: Pick<Source, 'forEverybody'>, kind: SourceFailureKind): Advice[] {
  if (!forEverybody) return [kind];
  return PASSING.includes(kind) ? [kind, 'provided'] : ['provided'];
}

/** Where the advice for a source that is followed says that it is asked again by itself. */
const ASKED_AGAIN = ['rate-limited', 'unreachable', 'unreadable', 'gone', 'internal'] as const;

/** For one that was only tried there are other words then; null where there are none. */
export function tryAdviceOf(kind: SourceFailureKind): (typeof ASKED_AGAIN)[number] | null {
  return ASKED_AGAIN.find((one) => one === kind) ?? null;
}
