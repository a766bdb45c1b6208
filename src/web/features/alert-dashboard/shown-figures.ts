/** Of which topics of a window something is said: of those that met the condition, or else of all. */
import type { AlertRun } from '../../../contract/alert-runs.ts';

export function shownFigures({ figures }: Pick<AlertRun, 'figures'>): AlertRun['figures'] {
  const met = figures.filter((one) => one.met);
  return met.length > 0 ? met : figures;
}
