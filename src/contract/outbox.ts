/** What was sent, is to be sent, or could not be. */

/** `confirm` asks an address outside the organisation whether it wants its mail. */
export const OUTBOX_KINDS = ['alert', 'confirm', 'test'] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

export const OUTBOX_CHANNELS = ['mail', 'webhook', 'slack', 'teams'] as const;
export type OutboxChannel = (typeof OUTBOX_CHANNELS)[number];

/** `dead`: tried until nobody would want it any more, or refused for good; it can be sent again by hand. `dropped`: nobody wants it any more. */
export const OUTBOX_STATES = ['waiting', 'sent', 'dead', 'dropped'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];
