/** What there is to do about a source that gave nothing, as keys of the words for it. */
import type { Source, SourceFailureKind } from '../../../contract/sources.ts';

/** `provided`: it is for whoever provides the source for everybody; nobody else can change its address, its key or its budget. */
type Advice = `advice.${SourceFailureKind | 'provided'}`;

/** What says, whoever follows the source, that it goes on by itself. */
const PASSING: readonly SourceFailureKind[] = ['rate-limited', 'out-of-budget'];

export function adviceOf({ forEverybody }: Pick<Source, 'forEverybody'>, kind: SourceFailureKind): Advice[] {
  if (!forEverybody) return [`advice.${kind}`];
  return PASSING.includes(kind) ? [`advice.${kind}`, 'advice.provided'] : ['advice.provided'];
}

/** Where the advice for one that is followed says that it is asked again by itself. */
const UNFOLLOWED = ['rate-limited', 'unreachable', 'unreadable', 'gone', 'internal'] as const;

/** Of one that was only tried. */
export function tryAdviceOf(kind: SourceFailureKind): Advice | `tryAdvice.${(typeof UNFOLLOWED)[number]}` {
  const found = UNFOLLOWED.find((one) => one === kind);
  return found ? `tryAdvice.${found}` : `advice.${kind}`;
}
