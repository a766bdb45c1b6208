/** Asks a source once: in its own way, for whatever its kind gives. */
import { isAskedKind } from '../../contract/sources.ts';
import type { CollectedRow } from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';
import { askForTopics, type SourceReading } from './ask-for-topics.ts';
import { ASKED } from './asked-kinds.ts';
import { FOLLOWED_KINDS } from './followed-kinds.ts';
import { SourceVisit } from './source-visit.ts';

export function visitOf(environment: Environment, source: CollectedRow, stop: AbortSignal): SourceVisit {
  return new SourceVisit(environment, source, stop, isAskedKind(source.kind) ? ASKED[source.kind].pauseMs : undefined);
}

/** Rejects with the reason of the visit's `stop`. @throws SourceFailure */
export function readSource(environment: Environment, source: CollectedRow, visit: SourceVisit): Promise<SourceReading> {
  const { kind } = source;
  const { reader, budget } = visit;
  const asking = { reader, source, keys: environment.apiKeys, cursor: source.cursor };
  const began = environment.now();
  return visit.inTime(async () => {
    if (isAskedKind(kind)) {
      return askForTopics(environment, ASKED[kind], {
        ...asking,
        moneyLeft: () => budget.moneyLeft(),
        mayGoOn: () => visit.mayGoOn,
      });
    }
    const reading = await FOLLOWED_KINDS[kind](asking);
    // What was published while it caught up is read the next time.
    return { ...reading, completeTo: reading.isWhole ? (source.behindSince ?? began) : null };
  });
}
