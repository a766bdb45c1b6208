/** What comes after the first topic, and what of it is done by now. Pure. */
export interface Progress {
  topics: number;
  featured: number;
  alerts: number;
  sources: number;
  compared: number;
  people: number;
}

export const NEXT_STEPS = ['topic', 'source', 'alert', 'compare', 'feature', 'colleagues'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

const DONE: Record<NextStep, (progress: Progress) => boolean> = {
  topic: ({ topics }) => topics > 0,
  source: ({ sources }) => sources > 0,
  alert: ({ alerts }) => alerts > 0,
  compare: ({ compared }) => compared > 1,
  feature: ({ featured }) => featured > 0,
  colleagues: ({ people }) => people > 1,
};

export function nextSteps(progress: Progress): { step: NextStep; done: boolean }[] {
  return NEXT_STEPS.map((step) => ({ step, done: DONE[step](progress) }));
}
