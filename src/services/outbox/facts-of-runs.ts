/** What messages tell, kept for a minute: those of one alert are sent side by side, and all tell the same. */
import { LRUCache } from 'lru-cache';
import { type AlertFacts, alertFacts, type ToldOf } from '../alerts/alert-facts.ts';
import type { Environment } from '../environment.ts';

export interface FactsOfRuns {
  of(told: ToldOf): Promise<AlertFacts | null>;
}

const ALERTS = 32;
const KEPT_MS = 60_000;

export function factsOfRuns(environment: Environment): FactsOfRuns {
  const known = new LRUCache<string, Promise<AlertFacts | null>>({ max: ALERTS, ttl: KEPT_MS });
  return {
    of(told) {
      // Whoever tries an alert has perhaps just changed it.
      if (told.kind === 'test') return alertFacts(environment, told);
      const key = [told.alertId, JSON.stringify(told.rule), ...told.ends.map((end) => end.getTime())].join(' ');
      const before = known.get(key);
      if (before) return before;
      const asked = alertFacts(environment, told);
      known.set(key, asked);
      asked.catch(() => known.delete(key));
      return asked;
    },
  };
}
