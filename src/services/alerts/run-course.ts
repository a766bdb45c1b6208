/** The chart of a window of an alert: what was measured in it and in those before, and what that was compared with. */
import { getRunCourse, type RunCourse } from '../../contract/alert-runs.ts';
import { topicNames } from '../../stores/postgres/alert-run-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { alertCourse } from './alert-course.ts';
import { ownAlert } from './get-alert.ts';
import { ownRun } from './get-run.ts';

/** The one that is asked for, and twelve before. */
const WINDOWS = 13;

/** Throws not_found as getRun does. */
export async function runCourse(environment: Environment, actor: Actor, input: unknown): Promise<RunCourse> {
  const { postgres } = environment;
  const asked = parseInput(getRunCourse.input, input);
  const alert = await ownAlert(postgres, actor, asked.id);
  const { run } = await ownRun(environment, actor, asked);
  // Where nothing happened it is not kept.
  const rule = run.rule ?? alert.rule;
  const ids = run.figures.map(({ topicId }) => topicId);
  const names = await topicNames(postgres, actor.organisationId, ids);
  const topics = ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id: Number(id), name }];
  });
  if (topics.length === 0) return { alertType: rule.alertType, topics: [] };
  const measured = { ...alert, rule, topics };
  const course = await alertCourse(environment, measured, actor.timezone, { ends: [run.windowEnd], most: WINDOWS });
  return {
    alertType: rule.alertType,
    topics: topics.map(({ id, name }) => ({
      id: String(id),
      name,
      points: course.map(({ end, figures }) => {
        const found = figures.find(({ topicId }) => topicId === String(id));
        const value = rule.alertType === 'sentiment' ? found?.score : found?.mentions;
        return {
          end: end.toISOString(),
          value: value ?? null,
          baseline: found?.baseline ?? null,
          level: found?.level ?? null,
        };
      }),
    })),
  };
}
