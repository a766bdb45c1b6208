/**
 * Where the form of a topic stands: the step in the address, so that the browser's own Back and Forward walk through the
 * steps, and what happens on the way. A step counts as seen once it was left, and the focus goes to where one goes on.
 */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Step } from './steps.ts';

export function useStep(first: Step): { step: Step; go: (step: Step) => void } {
  const { step = first } = useSearch({ strict: false }) as { step?: Step };
  const navigate = useNavigate();
  const go = useCallback((to: Step) => void navigate({ to: '.', search: (now) => ({ ...now, step: to }) }), [navigate]);
  return { step, go };
}

export interface StepPlaces {
  /** Holds the fields of the step. */
  fields: RefObject<HTMLElement | null>;
  /** Its title, which takes the focus where there is no field. */
  heading: RefObject<HTMLElement | null>;
}

/** Answers what to call before going on as if nothing had been seen: the step that is left then does not count as seen. */
export function useStepChange(step: Step, see: (step: Step) => void, { fields, heading }: StepPlaces): () => void {
  const shown = useRef(step);
  const forgotten = useRef(false);
  const seeing = useRef(see);
  useEffect(() => {
    seeing.current = see;
  });
  useEffect(() => {
    // Nothing is left to be asked for: what is still wrong is said here.
    if (step === 'review') seeing.current('review');
    if (shown.current === step) return;
    if (!forgotten.current) seeing.current(shown.current);
    forgotten.current = false;
    shown.current = step;
    (whereToGoOn(fields.current) ?? heading.current)?.focus({ preventScroll: true });
  }, [step, fields, heading]);
  return useCallback(() => {
    forgotten.current = true;
  }, []);
}

/** The first field that is wrong, or else the first to write in or to tick, or else the choice that is made. */
export function whereToGoOn(fields: HTMLElement | null): HTMLElement | undefined {
  const all = [...(fields?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea, [aria-invalid]') ?? [])];
  return (
    all.find((field) => field.getAttribute('aria-invalid') === 'true') ??
    all.find((field) => field.type !== 'radio') ??
    all.find((field) => field.checked)
  );
}
