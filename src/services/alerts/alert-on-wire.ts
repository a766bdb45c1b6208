/** An alert as whoever may see it is told of it. */
import type { Alert, RecipientState } from '../../contract/alerts.ts';
import { undecidedBy } from '../../engine/alerts/judge.ts';
import type { WholeAlert } from '../../stores/postgres/alert-rows.ts';
import type { Actor } from '../environment.ts';
import { isResting } from './resting.ts';

/**
 * `states`: of its addresses, but for who has unsubscribed. What signs the messages of a channel is for the eyes of people: a program that
 * may read must not be able to speak for us.
 */
export function alertOnWire(row: WholeAlert, states: ReadonlyMap<string, RecipientState>, { from }: Pick<Actor, 'from'>): Alert {
  const { rule } = row;
  const topics = row.topics.map(({ id, name }) => ({ id: String(id), name }));
  return {
    ...rule,
    alertDuration: String(rule.alertDuration),
    conConditionValue: String(rule.conConditionValue),
    senConditionValue: String(rule.senConditionValue),
    id: String(row.id),
    alertName: row.name,
    topic_id: topics[0]?.id ?? null,
    topics,
    emails: row.recipients.map(({ email, unsubscribedAt, askedAgainAt }) => ({
      email,
      state: unsubscribedAt ? 'unsubscribed' : (states.get(email) ?? 'not-asked'),
      ...(askedAgainAt && { askedAgainAt: askedAgainAt.toISOString() }),
    })),
    channels: row.channels.map(({ id, kind, address, secret }) => ({
      id,
      kind,
      host: new URL(address).host,
      secret: kind === 'webhook' && from?.tokenId === undefined ? secret : null,
    })),
    enabled: row.enabled,
    state: row.state,
    isOver: isResting(row),
    undecided: undecidedOf(row),
    isNew: row.newestRun === null,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    evaluatedTo: row.evaluatedTo?.toISOString() ?? null,
    firedAt: row.firedAt?.toISOString() ?? null,
    nextEnd: row.nextEnd?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.editor,
  };
}

/** Of a window that was decided before the alert was changed nothing is said. */
function undecidedOf({ rule, evaluatedTo, newestRun }: WholeAlert): Alert['undecided'] {
  const isLast = newestRun !== null && newestRun.windowEnd.getTime() === evaluatedTo?.getTime();
  if (!isLast || rule.alertType === 'periodic') return null;
  const [first, ...others] = newestRun.figures.flatMap((figures) => undecidedBy(figures) ?? []);
  return first ? { why: first, topics: 1 + others.length } : null;
}
