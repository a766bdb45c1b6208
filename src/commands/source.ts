/**
 * `source`: where posts are collected from. What is added here is followed for all organisations; only that can be paused, limited and
 * removed here.
 */
import type { Command } from 'commander';
import * as operator from '../contract/operator-sources.ts';
import { estimateX } from '../services/sources/estimate-x.ts';
import { askServer } from './ask-server.ts';
import { count } from './import-progress.ts';
import { onServerOrStores } from './server-or-stores.ts';
import { addCommand } from './source-add.ts';
import { type BudgetOptions, budgetOf, budgetText, dollars, withBudget } from './source-budget.ts';
import { listText, nameOf } from './source-list.ts';
import { atSources, NAMED, namedForAll, type SourcePlace } from './source-place.ts';
import { testCommand } from './source-sample.ts';
import { json } from './table.ts';
import { webhookCommand } from './webhook.ts';

export function sourceCommand(program: Command): void {
  const source = program.command('source').description('where posts are collected from');
  testCommand(source);
  addCommand(source);
  webhookCommand(source);
  source
    .command('list')
    .description('every source that is followed, and how it is')
    .option('--json', 'for programs', false)
    .action(async ({ json: isJson }: { json: boolean }) => {
      const sources = await atSources((place) => place.sources());
      console.log(isJson ? json(sources) : listText(sources));
    });
  source
    .command('pause')
    .description('ask a source no more that is followed for all organisations')
    .argument('<source>', NAMED)
    .option('--off', 'go on with it', false)
    .action(async (named: string, { off }: { off: boolean }) => {
      console.log(await atSources((place) => pauseNamed(place, named, !off)));
    });
  withBudget(source.command('budget').argument('<source>', NAMED))
    .description('say what may be spent on a source on a day; without an option, show it')
    .action(async (named: string, budget: BudgetOptions) => {
      console.log(await atSources((place) => limitNamed(place, named, budget)));
    });
  source
    .command('estimate')
    .description('what X would cost for the topics there are: counted by X, for half a cent a query, before posts are paid for')
    .action(async () => {
      const estimated = await onServerOrStores(
        async (server) => (await askServer(server, operator.estimateX, {})).data,
        (environment, stop) => estimateX(environment, stop),
      );
      console.log(estimateText(estimated));
    });
  source
    .command('remove')
    .description('follow a source no more for all organisations; its posts stay')
    .argument('<source>', NAMED)
    .action(async (named: string) => {
      console.log(await atSources((place) => removeNamed(place, named)));
    });
}

/** This and the next two answer what was done. @throws CommandError for what is not followed for all */
export async function pauseNamed(place: SourcePlace, named: string, paused: boolean): Promise<string> {
  const { id } = namedForAll(await place.sources(), named);
  const changed = await place.change({ sourceId: id, paused });
  return `${paused ? 'Paused' : 'Goes on with'} ${nameOf(changed)}.`;
}

export async function limitNamed(place: SourcePlace, named: string, given: BudgetOptions): Promise<string> {
  const source = namedForAll(await place.sources(), named);
  const budget = budgetOf(given);
  const isAsked = Object.keys(budget).length === 0;
  const shown = isAsked ? source : await place.change({ sourceId: source.id, ...budget });
  if (!shown.budget) return `${nameOf(shown)} counts and charges nothing: it has no budget.`;
  const how = isAsked ? ' --dollars-per-day and --calls-per-day change what may be spent.' : '';
  return `${nameOf(shown)}: ${budgetText(shown)} today.${how}`;
}

export async function removeNamed(place: SourcePlace, named: string): Promise<string> {
  const source = namedForAll(await place.sources(), named);
  await place.remove(source.id);
  return `${nameOf(source)} is followed no more for everybody; its posts stay.`;
}

export function estimateText(estimated: operator.EstimatedSource): string {
  const { topics, unaskable, queries, postsPerDay, microdollarsPerDay, microdollarsSpent } = estimated;
  const cannot = unaskable > 0 ? ` ${count(unaskable)} cannot be asked for.` : '';
  return (
    `${count(topics)} topics in ${count(queries)} queries: ${count(postsPerDay)} posts a day over the last seven days, ` +
    `at most $${dollars(microdollarsPerDay)} a day.${cannot} Counting cost $${(microdollarsSpent / 1e6).toFixed(3)}.`
  );
}
