/** What sources bring to the topics of alerts: whoever fails is missed by that. */
import type { ArrivingSource, Brought } from '../../engine/alerts/arrived.ts';
import { conditionOf } from '../../engine/alerts/windows-of.ts';
import { ofLate } from '../../engine/collection/mentions-of-late.ts';
import { mentionsOfTopics } from '../../stores/postgres/source-mentions.ts';
import type { Environment } from '../environment.ts';
import type { MeasuredPart } from './measure-due.ts';
import { turns } from './turns.ts';

/** Topics that are asked about together: of some hundred sources each, an answer is read in a short breath. */
const AT_ONCE = 50;

/** Of topics whose figures are judged. */
export async function broughtMentions(
  { postgres, now: clock }: Environment,
  sources: readonly ArrivingSource[],
  those: Extract<MeasuredPart, { kind: 'measured' }>['those'],
): Promise<Brought> {
  const brought = new Map<string, Map<number, number>>();
  if (sources.length === 0) return brought;
  const judged = those.filter(({ due }) => conditionOf(due.alert.rule) !== null);
  const ids = [...new Set(judged.flatMap(({ due }) => due.topicIds))];
  const now = clock().getTime();
  const pause = turns();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    for (const { topicId, sourceId, mentions, notedAt } of await mentionsOfTopics(postgres, ids.slice(at, at + AT_ONCE))) {
      const ofTopic = brought.get(String(topicId)) ?? new Map<number, number>();
      brought.set(String(topicId), ofTopic.set(sourceId, ofLate(mentions, now - notedAt.getTime())));
    }
    await pause();
  }
  return brought;
}
