/** For tests of what becomes of alerts with time: sets the clock, evaluates all that is due, and tells in short what was decided. */

import type { Actor, Environment } from '../../src/services/environment.ts';
import { alertRuns } from '../../src/stores/postgres/alert-runs.ts';
import { alerts } from '../../src/stores/postgres/alerts.ts';
import { type OutboxRow, outbox } from '../../src/stores/postgres/outbox.ts';
import { sources } from '../../src/stores/postgres/sources.ts';
import { users } from '../../src/stores/postgres/users.ts';
import { evaluateAll } from '../../src/workers/evaluate.ts';
import type { TestStores } from './stores.ts';

export interface EvaluatedAlerts {
  /** Of all organisations, with what is to be sent of them, and with all sources: they decide what is known. */
  clear(): Promise<void>;
  at(time: string): Date;
  evaluate(time: string, environment?: Environment): Promise<number>;
  /** Day and time at which a window ended; state; of each topic its mentions, or score, and what that was compared with; what was told. */
  runs(measured?: 'mentions' | 'score'): Promise<string[]>;
  /** First that is sent first. */
  messages(): Promise<OutboxRow[]>;
  states(): Promise<string[]>;
  /** Of the user that an organisation has, who need not say yes. */
  emailOf(actor: Actor): Promise<string>;
}

export function evaluatedAlerts(stores: TestStores): EvaluatedAlerts {
  const { environment, clock } = stores;
  const { postgres } = environment;
  const at = (time: string) => {
    clock.now = new Date(time);
    return clock.now;
  };
  return {
    at,
    async clear() {
      for (const table of [alerts, outbox, sources]) await postgres.delete(table);
    },
    async evaluate(time, given = environment) {
      at(time);
      return evaluateAll(given);
    },
    async runs(measured = 'mentions') {
      const rows = await postgres.select().from(alertRuns).orderBy(alertRuns.windowEnd, alertRuns.alertId);
      return rows.map(({ windowEnd, state, figures, told, heldBack, isLate }) => {
        const numbers = figures.map((figure) => `${figure[measured]}/${figure.baseline}`);
        const words = [windowEnd.toISOString().slice(5, 16), state, ...numbers, told ? 'told' : heldBack, isLate ? 'late' : null];
        return words.filter((word) => word !== null).join(' ');
      });
    },
    messages: () => postgres.select().from(outbox).orderBy(outbox.sendAt),
    states: async () => (await postgres.select().from(alerts).orderBy(alerts.id)).map(({ state }) => state),
    async emailOf({ userId }) {
      return (await postgres.select().from(users)).find(({ id }) => id === userId)?.email.toLowerCase() ?? '';
    },
  };
}

/** So many posts of each of these times. */
export function postedAt(...counts: [time: string, posts: number, sentiment?: 'Positive' | 'Negative'][]) {
  return counts.flatMap(([published_at, posts, sentiment]) =>
    Array.from({ length: posts }, () => ({ published_at, media_type: 'news' as const, ...(sentiment && { sentiment }) })),
  );
}
