/** Searching, narrowing and ordering alerts, in the browser: a plan has some hundreds at most. */

import type { Alert } from '../../../contract/alerts.ts';
import type { AlertSort, ShownState } from './list-choices.ts';

/** What needs somebody comes first. */
const FIRST: readonly ShownState[] = ['firing', 'error', 'no-data', 'undecided', 'over', 'normal', 'snoozed', 'off'];

type Shown = Pick<Alert, 'enabled' | 'isOver' | 'snoozedUntil' | 'state' | 'undecided' | 'topics'>;

export function shownState(alert: Shown, now: number): ShownState {
  const { enabled, isOver, state } = alert;
  if (!enabled) return 'off';
  if (isOver) return 'over';
  if (isSnoozed(alert, now)) return 'snoozed';
  return state === 'normal' && isUndecided(alert) ? 'undecided' : state;
}

/** Of no topic could the condition be decided: that it is not met says nothing. */
function isUndecided({ undecided, topics }: Pick<Alert, 'undecided' | 'topics'>): boolean {
  return undecided !== null && undecided.topics >= topics.length;
}

export function isSnoozed({ snoozedUntil }: Pick<Alert, 'snoozedUntil'>, now: number): boolean {
  return snoozedUntil !== null && Date.parse(snoozedUntil) > now;
}

/** Whether the next window is over, and waits for its posts to arrive or to be evaluated. */
export function hasEnded({ nextEnd }: Pick<Alert, 'nextEnd'>, now: number): boolean {
  return nextEnd !== null && Date.parse(nextEnd) <= now;
}

interface Wanted {
  /** In the name, in that of a topic, or in an address. */
  text: string;
  state: ShownState | undefined;
  sort: AlertSort;
}

/** What of an alert is looked at here. */
export type Found = Shown & Pick<Alert, 'id' | 'alertName' | 'emails' | 'firedAt' | 'createdAt'>;

export function findAlerts<Row extends Found>(alerts: readonly Row[], wanted: Wanted, now: number, language: string): Row[] {
  const { state, sort } = wanted;
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const text = fold(wanted.text);
  const byName = (one: Row, other: Row) => collator.compare(one.alertName, other.alertName);
  const place = (row: Row) => FIRST.indexOf(shownState(row, now));
  const compare: Record<AlertSort, typeof byName> = {
    newest: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || Number(other.id) - Number(one.id),
    name: byName,
    fired: (one, other) => timeOf(other.firedAt) - timeOf(one.firedAt),
    state: (one, other) => place(one) - place(other),
  };
  return alerts
    .filter((alert) => state === undefined || shownState(alert, now) === state)
    .filter((alert) => wordsOf(alert).some((words) => fold(words).includes(text)))
    .toSorted((one, other) => compare[sort](one, other) || byName(one, other));
}

function wordsOf({ alertName, topics, emails }: Found): string[] {
  return [alertName, ...topics.map(({ name }) => name), ...emails.map(({ email }) => email)];
}

function timeOf(instant: string | null): number {
  return instant === null ? 0 : Date.parse(instant);
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
