/** What is spent on a source: kept in Postgres before each call, so that a process that dies in one has paid for it. */
import type { SourceBudgetOnWire, SourceKind } from '../../contract/sources.ts';
import { lastDays } from '../../engine/analysis/last-days.ts';
import { affordableInterval, type BudgetDay, dayForecast } from '../../engine/collection/budget-figures.ts';
import { BUDGET_PLANS, type BudgetPlan } from '../../engine/collection/budget-plans.ts';
import type { Budget, Cost } from '../../outside/connectors/budget.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { addSpending, lockSpending, type SpendingRow, spendingOn } from '../../stores/postgres/source-spending.ts';
import type { SourceLimits, SourceRow } from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';

type BudgetedSource = Pick<SourceRow, 'id' | 'kind' | 'host' | 'callsPerDay' | 'microdollarsPerDay'>;

/** For whom: people who wait, or everybody's topics. */
export type Spender = 'people' | 'collecting';

/** Of a day's budget, what people may spend at most: so much is left to collecting, however much they search. */
const SHARE_OF_PEOPLE = 0.5;
const OF_PEOPLE = ' (people)';
const NOTHING_SPENT: readonly SpendingRow[] = [];

/** null: nothing is counted. */
export function planOf({ kind, callsPerDay, microdollarsPerDay }: BudgetedSource): BudgetPlan | null {
  const plan = BUDGET_PLANS[kind];
  if (!plan) return null;
  const [first] = Object.keys(plan.buckets);
  const buckets = callsPerDay === null || first === undefined ? plan.buckets : { ...plan.buckets, [first]: callsPerDay };
  return { ...plan, buckets, microdollarsPerDay: microdollarsPerDay ?? plan.microdollarsPerDay };
}

/** Throws conflict for a limit that would limit nothing: of a kind that counts nothing, or of money where none is charged. */
export function mustBeLimitable(kind: SourceKind, { callsPerDay, microdollarsPerDay }: Partial<SourceLimits>): void {
  if (callsPerDay === undefined && microdollarsPerDay === undefined) return;
  const plan = BUDGET_PLANS[kind];
  if (!plan)
    throw new ServiceError('conflict', `a source of the kind ${kind} counts and charges nothing: it has no budget to set`);
  if (microdollarsPerDay !== undefined && !plan.charges)
    throw new ServiceError('conflict', `a source of the kind ${kind} charges nothing: only its calls of a day can be limited`);
}

/** The day of a plan, and its name in the zone of the plan. */
function dayOf({ timezone }: BudgetPlan, now: Date): BudgetDay & { day: string } {
  const { dates, edges } = lastDays(now, timezone, 1);
  const [begins = now, ends = now] = edges;
  return { day: dates[0] ?? '', begins, ends };
}

/** What people may spend of it. */
function sharedWithPeople(plan: BudgetPlan): BudgetPlan {
  const half = (limit: number | null) => (limit === null ? null : Math.floor(SHARE_OF_PEOPLE * limit));
  const buckets = Object.entries(plan.buckets).map(([bucket, calls]) => [bucket, half(calls)] as const);
  return { ...plan, buckets: Object.fromEntries(buckets), microdollarsPerDay: half(plan.microdollarsPerDay) };
}

/** Of one reading, or of one search of somebody's. Whoever sets aside does it alone, so that two never spend the same. */
export class SourceBudget implements Budget {
  readonly #spent = new Map<string, Cost>();

  constructor(
    private readonly environment: Environment,
    private readonly source: BudgetedSource,
    private readonly spender: Spender = 'collecting',
  ) {}

  /** As a Budget; and not_configured where people's share of a day never pays for it: tomorrow is no better. */
  async reserve(bucket: string, most: Cost): Promise<(spent: Cost) => Promise<void>> {
    const plan = planOf(this.source);
    const { postgres, now } = this.environment;
    if (!plan) return async () => undefined;
    if (this.spender === 'people' && lacking(sharedWithPeople(plan), NOTHING_SPENT, bucket, most) !== null)
      throw new ServiceError('not_configured', `${this.source.host}: the budget of a day is too small for searches`);
    const { day, ends } = dayOf(plan, now());
    const key = { sourceId: this.source.id, day, bucket: this.spender === 'people' ? bucket + OF_PEOPLE : bucket };
    const lacked = await postgres.transaction(async (transaction) => {
      await lockSpending(transaction, this.source.id);
      const what = this.#lacking(plan, await spendingOn(transaction, this.source.id, day), bucket, most);
      if (what === null) await addSpending(transaction, { ...key, ...most });
      return what;
    });
    if (lacked !== null) throw new SourceFailure('out-of-budget', `${this.source.host}: ${lacked} are spent`, ends);
    this.#note(bucket, most);
    return async (spent) => {
      const rest = { calls: spent.calls - most.calls, microdollars: spent.microdollars - most.microdollars };
      if (rest.calls === 0 && rest.microdollars === 0) return;
      await addSpending(postgres, { ...key, ...rest });
      this.#note(bucket, rest);
    };
  }

  /** Seconds to the next reading, if it costs what this one did, by which the budget lasts until it is renewed. */
  async interval(): Promise<number> {
    const plan = planOf(this.source);
    if (!plan) return 0;
    const now = this.environment.now();
    const today = dayOf(plan, now);
    const rows = await spendingOn(this.environment.postgres, this.source.id, today.day);
    const intervals = Object.entries(plan.buckets).map(([bucket, limit]) => {
      const left = limit === null ? null : limit - callsOf(rows, bucket);
      return affordableInterval(left, this.#spent.get(bucket)?.calls ?? 0, today, now);
    });
    const cost = [...this.#spent.values()].reduce((sum, { microdollars }) => sum + microdollars, 0);
    const money = plan.microdollarsPerDay === null ? null : plan.microdollarsPerDay - moneyOf(rows);
    return Math.max(0, ...intervals, affordableInterval(money, cost, today, now));
  }

  /** Millionths of a dollar that may still be spent today; null where money is no matter. */
  async moneyLeft(): Promise<number | null> {
    const plan = planOf(this.source);
    if (!plan || plan.microdollarsPerDay === null) return null;
    const rows = await spendingOn(this.environment.postgres, this.source.id, dayOf(plan, this.environment.now()).day);
    return plan.microdollarsPerDay - moneyOf(rows);
  }

  /** What there is not enough of, in words; null where there is. */
  #lacking(plan: BudgetPlan, rows: readonly SpendingRow[], bucket: string, most: Cost): string | null {
    const lacked = lacking(plan, rows, bucket, most);
    if (lacked) return `${lacked} of the day`;
    if (this.spender !== 'people') return null;
    const theirs = rows.filter((row) => row.bucket.endsWith(OF_PEOPLE));
    const share = lacking(sharedWithPeople(plan), theirs, bucket, most);
    return share && `${share} that people may spend on a day`;
  }

  #note(bucket: string, { calls, microdollars }: Cost): void {
    const before = this.#spent.get(bucket) ?? { calls: 0, microdollars: 0 };
    this.#spent.set(bucket, { calls: before.calls + calls, microdollars: before.microdollars + microdollars });
  }
}

/** `rows`: of any days. */
export function budgetOnWire(source: BudgetedSource, rows: readonly SpendingRow[], now: Date): SourceBudgetOnWire | null {
  const plan = planOf(source);
  if (!plan) return null;
  const today = dayOf(plan, now);
  const spent = rows.filter(({ sourceId, day }) => sourceId === source.id && day === today.day);
  const money = moneyOf(spent);
  return {
    buckets: Object.entries(plan.buckets).map(([bucket, callsPerDay]) => {
      const calls = callsOf(spent, bucket);
      return { bucket, calls, callsPerDay, forecast: dayForecast(calls, today, now) };
    }),
    money:
      plan.microdollarsPerDay === null
        ? null
        : { spent: money, perDay: plan.microdollarsPerDay, forecast: dayForecast(money, today, now) },
    resetsAt: today.ends.toISOString(),
  };
}

function lacking({ buckets, microdollarsPerDay }: BudgetPlan, rows: readonly SpendingRow[], bucket: string, most: Cost) {
  const limit = buckets[bucket] ?? null;
  if (limit !== null && callsOf(rows, bucket) + most.calls > limit) return `the ${limit} calls (${bucket})`;
  if (microdollarsPerDay !== null && moneyOf(rows) + most.microdollars > microdollarsPerDay) {
    return `the ${dollars(microdollarsPerDay)} dollars`;
  }
  return null;
}

/** To the cent, and further only where there is something. */
function dollars(microdollars: number): string {
  return (microdollars / 1e6).toFixed(6).replace(/0{1,4}$/, '');
}

/** Of both spenders. */
function callsOf(rows: readonly SpendingRow[], bucket: string): number {
  const both = rows.filter((row) => row.bucket === bucket || row.bucket === bucket + OF_PEOPLE);
  return both.reduce((sum, { calls }) => sum + calls, 0);
}

function moneyOf(rows: readonly SpendingRow[]): number {
  return rows.reduce((sum, { microdollars }) => sum + microdollars, 0);
}
