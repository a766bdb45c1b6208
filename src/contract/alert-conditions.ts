/** What an alert watches, and when it tells. Shared by the form, its preview and the evaluation. */
import { z } from 'zod';

/** Spikes in Conversation, Sentiment Shift, Periodic Notifications. */
export const ALERT_TYPES = ['conversation', 'sentiment', 'periodic'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

export const ALERT_CYCLES = ['15m', '30m', '1h', '12h', '24h', '1w', '1M', 'custom'] as const;
/** As the filter `mention` has them: all, main posts only, comments only. */
export const CONVERSATION_TYPES = ['all', 'main', 'comments'] as const;

/** Of a custom cycle: hours, days, months. */
export const DURATION_UNITS = ['h', 'd', 'M'] as const;
export const CYCLE_PERIODS = ['hourly', 'daily', 'weekly', 'monthly'] as const;

export const EQUATIONS = ['increase', 'decrease'] as const;
export type Equation = (typeof EQUATIONS)[number];

/** `number` and `percentage`: of the change against the window before. `smart`: against what is usual at that hour of the week. */
export const CONDITION_TYPES = ['number', 'percentage', 'smart'] as const;
/** How many alerts somebody wants: `high` tells of smaller changes. */
export const SENSITIVITIES = ['low', 'balanced', 'high'] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

const equation = z.enum(EQUATIONS);

export const condition = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['number', 'percentage']), equation, value: z.number().positive() }),
  z.object({ type: z.literal('smart'), equation, sensitivity: z.enum(SENSITIVITIES) }),
]);
export type Condition = z.infer<typeof condition>;
