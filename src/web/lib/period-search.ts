/** The period as an address holds it: a shortcut, or days of the organisation's timezone, or, for parts of days, instants. */
import { SHORTCUTS } from '../../engine/analysis/shortcuts.ts';
import { type AddressField, oneOf, type Read } from './address-fields.ts';
import { isDay, isInstant } from './instants.ts';

const moment: AddressField<string> = (given) =>
  typeof given === 'string' && (isDay(given) || isInstant(given)) ? given : undefined;

/** `to` includes its day; an instant is exclusive. */
export const PERIOD_FIELDS = { period: oneOf(SHORTCUTS), from: moment, to: moment };
export type PeriodSearch = Read<typeof PERIOD_FIELDS>;
/** The names that say a period, together. */
export const PERIOD_KEYS = ['period', 'from', 'to'] as const satisfies readonly (keyof PeriodSearch)[];
/** The periods one choice names, in the order they are offered. */
export const PERIOD_SHORTCUTS = SHORTCUTS;
