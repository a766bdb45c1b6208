/** All that a message of an alert says, whoever it goes to and however: read when it is sent. */
import type { AlertFigures, AlertRule } from '../../contract/alerts.ts';
import type { OutboxKind } from '../../contract/outbox.ts';
import type { Period } from '../../engine/analysis/periods.ts';
import { findAlert, type WholeAlert } from '../../stores/postgres/alert-rows.ts';
import { findOrganisationById } from '../../stores/postgres/organisations.ts';
import { topicsAmong } from '../../stores/postgres/topic-rows.ts';
import type { Environment } from '../environment.ts';
import { alertCourse, type CourseWindow } from './alert-course.ts';
import { analysisLink } from './analysis-link.ts';
import { byChange } from './by-change.ts';
import { runLink } from './run-link.ts';
import { type WindowContents, windowContents } from './window-contents.ts';

export interface AlertFacts {
  /** As it would be, sent by somebody who tries the alert. */
  isTest: boolean;
  alert: WholeAlert;
  organisation: string;
  /** The organisation's. */
  timezone: string;
  /** That it tells of, oldest first; at least one. */
  windows: CourseWindow[];
  /** Of the newest window on the Alert Dashboard, where it can be acknowledged; null of a test, which is no window of it. */
  dashboardLink: string | null;
  /** Most changed first, else in the order of the alert; where the alert has a condition and is not tried, those that met it. Of a test perhaps none is known. */
  topics: TopicFacts[];
}

/** Of the newest window in which the topic met the condition; where none is asked for, of the newest. */
export interface TopicFacts {
  id: string;
  name: string;
  window: Period;
  figures: AlertFigures;
  /** Of the analysis with the same posts. */
  link: string;
  /** Windows up to `window`, oldest first. */
  course: CoursePoint[];
  contents: WindowContents;
}

export interface CoursePoint extends Period {
  /** Mentions, or the score; null where it is not known. */
  value: number | null;
  /** From which on the alert told of that window; null where there is none. */
  level: number | null;
}

/** Windows of a chart. */
const CHARTED = 12;
/** Topics of which posts are shown; of others the numbers alone. */
const WITH_CONTENTS = 3;
const NO_CONTENTS: WindowContents = { posts: [], reasons: [], leftOut: true };

export interface ToldOf {
  organisationId: number;
  alertId: number;
  kind: Exclude<OutboxKind, 'confirm' | 'account'>;
  /** Of windows; at least one. */
  ends: readonly Date[];
  /** By which they were decided, where it is known; else as the alert has it. */
  rule?: AlertRule | undefined;
}

/** null: the alert is gone, or all of its topics, so that there is nothing to tell. Whoever tries one is told that nothing is known. */
export async function alertFacts(
  environment: Environment,
  { organisationId, alertId, kind, ends, rule }: ToldOf,
): Promise<AlertFacts | null> {
  const found = await findAlert(environment.postgres, organisationId, alertId);
  const organisation = await findOrganisationById(environment.postgres, organisationId);
  if (!found || !organisation) return null;
  const alert = { ...found, rule: rule ? { ...rule, language: found.rule.language } : found.rule };
  const { name, timezone } = organisation;
  const course = await alertCourse(environment, alert, timezone, { ends, most: CHARTED });
  const told = new Set(ends.map((end) => end.getTime()));
  const windows = course.filter(({ end }) => told.has(end.getTime()));
  const isTest = kind === 'test';
  const topics = await topicsOf(environment, { alert, timezone, course, windows, isTest });
  const newest = windows.at(-1);
  const isKnown = topics.length > 0 || (isTest && alert.topics.length > 0);
  if (!newest || !isKnown) return null;
  const dashboardLink = isTest ? null : runLink(environment.publicUrl, alertId, newest.end);
  return { isTest, alert, organisation: name, timezone, windows, dashboardLink, topics };
}

type Found = Pick<AlertFacts, 'alert' | 'timezone' | 'windows' | 'isTest'> & { course: CourseWindow[] };

async function topicsOf(environment: Environment, { alert, timezone, course, windows, isTest }: Found): Promise<TopicFacts[]> {
  const takesAll = isTest || alert.rule.alertType === 'periodic';
  const rows = new Map(
    (
      await topicsAmong(
        environment.postgres,
        alert.topics.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const found = alert.topics.flatMap(({ id, name }) => {
    const figuresIn = figuresOf(id);
    const window = windows.findLast((one) => (takesAll ? figuresIn(one) : figuresIn(one)?.met));
    const figures = window && figuresIn(window);
    const row = rows.get(id);
    return window && figures && row ? [{ id, name, window, figures, row }] : [];
  });
  const topics: TopicFacts[] = [];
  for (const { id, name, window, figures, row } of byChange(found)) {
    const shows = topics.length < WITH_CONTENTS;
    const figuresIn = figuresOf(id);
    topics.push({
      id: String(id),
      name,
      window,
      figures,
      link: analysisLink(environment.publicUrl, String(id), alert.rule, window),
      course: course
        .filter(({ end }) => end <= window.end)
        .slice(-CHARTED)
        .map((one) => pointOf(alert, one, figuresIn(one))),
      contents: shows ? await windowContents(environment, row, alert.rule, { window, timezone }) : NO_CONTENTS,
    });
  }
  return topics;
}

function figuresOf(id: number) {
  return ({ figures }: CourseWindow) => figures.find(({ topicId }) => topicId === String(id));
}

function pointOf({ rule }: WholeAlert, { start, end }: Period, figures: AlertFigures | undefined): CoursePoint {
  const value = rule.alertType === 'sentiment' ? figures?.score : figures?.mentions;
  return { start, end, value: value ?? null, level: figures?.level ?? null };
}
