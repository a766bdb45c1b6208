/** The steps of the form of a topic, as they stand in the address, and which field is asked for in which. */
import { addressOf, oneOf } from '../../lib/address-fields.ts';
import type { FormErrors, FormField } from './check-draft.ts';

export const STEPS = ['name', 'period', 'channels', 'keywords', 'review'] as const;
export type Step = (typeof STEPS)[number];

export const topicFormSearch = addressOf({ step: oneOf(STEPS) });

const FIELDS: Record<Step, readonly FormField[]> = {
  name: ['name'],
  period: ['period'],
  channels: ['channels'],
  keywords: ['inclusion', 'exclusion'],
  review: [],
};

/** `done`: left behind without an error. `open`: nobody has been told anything of it yet. */
export type StepState = 'open' | 'done' | 'errors';

export function stepState(step: Step, seen: readonly Step[], errors: FormErrors): StepState {
  if (errorsOf(step, errors).length > 0) return 'errors';
  // Whoever has come to the review has been told of everything before it.
  const told = seen.includes(step) || seen.includes('review');
  return told && step !== 'review' ? 'done' : 'open';
}

export function errorsOf(step: Step, errors: FormErrors): FormField[] {
  return FIELDS[step].filter((field) => errors[field]);
}

export function firstWrongStep(errors: FormErrors): Step | undefined {
  return STEPS.find((step) => errorsOf(step, errors).length > 0);
}

/** The errors of fields whose step was left, of all once the review was reached, and everywhere those told at once. */
export function shownErrors(found: FormErrors, seen: readonly Step[], atOnce: ReadonlySet<string>): FormErrors {
  const asked = seen.includes('review') ? STEPS : seen;
  const fields = new Set(asked.flatMap((step) => FIELDS[step]));
  const shown = Object.entries(found).filter(([field, error]) => fields.has(field as FormField) || atOnce.has(error.key));
  return Object.fromEntries(shown);
}

export function nextStep(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'review';
}

export function stepBefore(step: Step): Step | undefined {
  return STEPS[STEPS.indexOf(step) - 1];
}
