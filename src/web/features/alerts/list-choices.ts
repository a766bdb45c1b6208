/** By what the list of alerts is narrowed and ordered. */
import { ALERT_STATES } from '../../../contract/alert-states.ts';

/** What an alert does, as a person sees it: one that is off, rests or sleeps tells nothing, whatever it measured. */
export const SHOWN_STATES = [...ALERT_STATES, 'undecided', 'over', 'snoozed', 'off'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export const ALERT_SORTS = ['newest', 'name', 'fired', 'state'] as const;
export type AlertSort = (typeof ALERT_SORTS)[number];
