/** What may be spent on a source on a day: the options that say so, and how it is shown. */
import { type Command, InvalidArgumentError } from 'commander';
import { type OperatorChange, operatorChange } from '../contract/operator-sources.ts';
import type { Source } from '../contract/sources.ts';

export interface BudgetOptions {
  dollarsPerDay?: number | undefined;
  callsPerDay?: number | undefined;
}

export function withBudget(command: Command): Command {
  return command
    .option('--dollars-per-day <dollars>', 'may be spent, where it charges', dollarsPerDay)
    .option('--calls-per-day <calls>', 'may be made, where it counts', callsPerDay);
}

/** As the program counts; empty where neither is given. */
export function budgetOf(given: BudgetOptions): Pick<OperatorChange, 'microdollarsPerDay' | 'callsPerDay'> {
  return {
    ...(given.dollarsPerDay !== undefined && { microdollarsPerDay: microdollars(given.dollarsPerDay) }),
    ...(given.callsPerDay !== undefined && { callsPerDay: given.callsPerDay }),
  };
}

function dollarsPerDay(text: string): number {
  const value = Number(text);
  const { success } = operatorChange.shape.microdollarsPerDay.safeParse(microdollars(value));
  if (success && microdollars(value) > 0) return value;
  throw new InvalidArgumentError('It must be a number above 0, at most 10000.');
}

function callsPerDay(text: string): number {
  const value = Number(text);
  if (operatorChange.shape.callsPerDay.safeParse(value).success) return value;
  throw new InvalidArgumentError('It must be a whole number from 1 to 10000000.');
}

function microdollars(ofDollars: number): number {
  return Math.round(ofDollars * 1e6);
}

/** Empty where nothing is counted. */
export function budgetText({ budget }: Pick<Source, 'budget'>): string {
  if (!budget) return '';
  const made = budget.buckets.map(({ bucket, calls: done, callsPerDay }) =>
    callsPerDay === null ? `${done} ${bucket}` : `${done} of ${callsPerDay} ${bucket}`,
  );
  const { money } = budget;
  return [...made, ...(money ? [`$${dollars(money.spent)} of $${dollars(money.perDay)}`] : [])].join(', ');
}

export function dollars(microdollarsSpent: number): string {
  return (microdollarsSpent / 1e6).toFixed(2);
}
