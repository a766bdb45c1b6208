/** What there is to do about a source that gave nothing, as keys of the words for it. */
import type { Source, SourceFailureKind } from '../../../contract/sources.ts';

/** Of whoever provides a source for everybody: nobody else can change its address, its key or its budget. */
export type Advice = SourceFailureKind | 'provided';

/** What says, whoever follows the source, that it goes on by itself. */
const PASSING: readonly SourceFailureKind[] = ['rate-limited', 'out-of-budget'];

export function adviceOf({ forEverybody }: Pick<Source, 'forEverybody'>, kind: SourceFailureKind): Advice[] {
  if (!forEverybody) return [kind];
  return PASSING.includes(kind) ? [kind, 'provided'] : ['provided'];
}
