import { expect, it } from 'vitest';
import { NEXT_STEPS, type NextStep, nextSteps, type Progress } from './next-steps.ts';

const NOTHING: Progress = { topics: 0, featured: 0, alerts: 0, sources: 0, compared: 0, people: 1 };

it.each<[string, Partial<Progress>, NextStep[]]>([
  ['nothing', {}, []],
  ['a topic', { topics: 1 }, ['topic']],
  ['one topic compared with none', { topics: 1, compared: 1 }, ['topic']],
  ['two beside each other', { topics: 2, compared: 2 }, ['topic', 'compare']],
  ['a colleague', { people: 2 }, ['colleagues']],
  ['everything', { topics: 3, featured: 1, alerts: 1, sources: 4, compared: 5, people: 9 }, [...NEXT_STEPS]],
])('with %s', (_, progress, done) => {
  const steps = nextSteps({ ...NOTHING, ...progress });
  expect(steps.map(({ step }) => step)).toEqual(NEXT_STEPS);
  expect(steps.filter((step) => step.done).map(({ step }) => step)).toEqual(done);
});
