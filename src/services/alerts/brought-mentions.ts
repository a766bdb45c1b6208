/** What sources bring to the topics of alerts: whoever fails is missed by that. */
import type { ArrivingSource, Brought } from '../../engine/alerts/arrived.ts';
import type { DueAlert } from '../../stores/postgres/alert-claims.ts';
import { mentionsOfTopics } from '../../stores/postgres/source-mentions.ts';
import type { Environment } from '../environment.ts';
import { turns } from './turns.ts';

/** Topics that are asked about together: of some hundred sources each, an answer is read in a short breath. */
const AT_ONCE = 50;

/** Of all topics of these: summaries, too, say where what they measure did not arrive. */
export async function broughtMentions(
  { postgres, now: clock }: Environment,
  sources: readonly ArrivingSource[],
  those: readonly { due: DueAlert }[],
): Promise<Brought> {
  const brought = new Map<string, ReadonlyMap<number, number>>();
  if (sources.length === 0) return brought;
  const ids = [...new Set(those.flatMap(({ due }) => due.topicIds))];
  const now = clock();
  const pause = turns();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    for (const { topicId, mentions } of await mentionsOfTopics(postgres, ids.slice(at, at + AT_ONCE), now))
      brought.set(String(topicId), new Map(Object.entries(mentions).map(([id, count]) => [Number(id), count])));
    await pause();
  }
  return brought;
}
