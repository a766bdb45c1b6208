/** `source add|list|test|pause|remove`: where posts are collected from. Those added here are followed for all organisations. */
import { type Command, InvalidArgumentError } from 'commander';
import { readConfig } from '../config.ts';
import * as operator from '../contract/operator-sources.ts';
import * as endpoints from '../contract/sources.ts';
import { openGuardedFetch } from '../outside/connectors/web/guarded-fetch.ts';
import { userAgent } from '../outside/connectors/web/user-agent.ts';
import { parseInput } from '../services/parse.ts';
import { addSource } from '../services/sources/add-source.ts';
import { changeSource } from '../services/sources/change-source.ts';
import { estimateX } from '../services/sources/estimate-x.ts';
import { listAllSources } from '../services/sources/list-sources.ts';
import { removeSource } from '../services/sources/remove-source.ts';
import { trySource } from '../services/sources/try-source.ts';
import { askServer } from './ask-server.ts';
import { count } from './import-progress.ts';
import { pause } from './pause.ts';
import { onServerOrStores } from './server-or-stores.ts';
import { type SourceOptions, testCommand, withSourceOptions } from './source-sample.ts';
import { json, table, withoutControls } from './table.ts';
import { webhookCommand } from './webhook.ts';

type Source = endpoints.Source;

export function sourceCommand(program: Command): void {
  const source = program.command('source').description('where posts are collected from');
  testCommand(source);
  withBudget(withSourceOptions(source.command('add'), endpoints.COLLECTED_KINDS))
    .description(
      'follow a source for all organisations; it is asked from now on. "x", "youtube", "google", "brave" and "gdelt" are asked with ' +
        'the keywords of topics',
    )
    .action(async (address: string, { json: isJson, dollarsPerDay, callsPerDay, ...options }: AddOptions) => {
      const input = { ...(await placeOf(address, options)), ...budgetOf({ dollarsPerDay, callsPerDay }) };
      const added = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorAddSource, input)).data,
        (environment) => addSource(environment, 'operator', input),
      );
      console.log(isJson ? json([added]) : `Follows ${named(added)} for everybody, as source ${added.id}.`);
    });
  webhookCommand(source);
  source
    .command('list')
    .description('every source that is followed, and how it is')
    .option('--json', 'for programs', false)
    .action(async ({ json: isJson }: { json: boolean }) => {
      const sources = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorSources, {})).data,
        listAllSources,
      );
      console.log(isJson ? json(sources) : listText(sources));
    });
  source
    .command('pause')
    .description('ask a source no more that is followed for all organisations')
    .argument('<id>', 'its number in the list')
    .option('--off', 'go on with it', false)
    .action(async (id: string, { off }: { off: boolean }) => {
      const input = { sourceId: id, paused: !off };
      const changed = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorChangeSource, input)).data,
        (environment) => changeSource(environment, 'operator', input),
      );
      console.log(`${off ? 'Goes on with' : 'Paused'} ${named(changed)}.`);
    });
  withBudget(source.command('budget').argument('<id>', 'its number in the list'))
    .description('say what may be spent on a source on a day')
    .action(async (id: string, given: BudgetOptions) => {
      const input = { sourceId: id, ...budgetOf(given) };
      const changed = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorChangeSource, input)).data,
        (environment) => changeSource(environment, 'operator', input),
      );
      console.log(`${named(changed)}: ${budgetText(changed)}.`);
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
    .argument('<id>', 'its number in the list')
    .action(async (id: string) => {
      await onServerOrStores(
        async (server) => void (await askServer(server, operator.operatorRemoveSource, { sourceId: id })),
        (environment) => removeSource(environment, 'operator', { sourceId: id }),
      );
      console.log(`Source ${id} is followed no more; its posts stay.`);
    });
}

/** Without a kind the address is asked once, for what is there. @throws SourceFailure */
async function placeOf(
  address: string,
  { kind, mediaType }: Omit<SourceOptions, 'json'>,
): Promise<Pick<operator.OperatorSource, 'address' | 'kind' | 'mediaType'>> {
  const asked = endpoints.ASKED_KINDS.find((one) => one === address);
  const given = parseInput(operator.operatorSource.partial(), {
    address: asked ? endpoints.ASKED_ADDRESSES[asked] : address,
    kind: asked ?? kind,
    mediaType,
  });
  const named = { address: given.address ?? address };
  if (given.kind) return { ...named, kind: given.kind, mediaType: given.mediaType ?? endpoints.KIND_MEDIA_TYPES[given.kind][0] };
  const now = () => new Date();
  const web = openGuardedFetch({ userAgent: userAgent(readConfig()), now });
  try {
    const found = await trySource({ fetchWeb: web.fetch, now, pause }, named);
    return {
      address: found.address,
      kind: found.kind,
      mediaType: given.mediaType ?? endpoints.KIND_MEDIA_TYPES[found.kind][0],
    };
  } finally {
    await web.close();
  }
}

export function listText(sources: readonly Source[]): string {
  if (sources.length === 0) return 'No source is followed. "source add ADDRESS" follows one.';
  const rows = sources.map((source) => [
    String(source.id),
    source.forEverybody ? 'all' : 'own',
    source.state,
    source.completeTo?.slice(0, 16).replace('T', ' ') ?? '–',
    String(source.days.reduce((sum, { posts }) => sum + posts, 0)),
    named(source),
    budgetText(source),
    source.failure?.message ?? '',
  ]);
  return table(['ID', 'FOR', 'STATE', 'COMPLETE TO, UTC', '14 DAYS', 'NAME', 'SPENT TODAY', 'LAST FAILURE'], rows);
}

export function estimateText(estimated: operator.EstimatedSource): string {
  const { topics, unaskable, queries, postsPerDay, microdollarsPerDay, microdollarsSpent } = estimated;
  const cannot = unaskable > 0 ? ` ${count(unaskable)} cannot be asked for.` : '';
  return (
    `${count(topics)} topics in ${count(queries)} queries: ${count(postsPerDay)} posts a day over the last seven days, ` +
    `at most $${dollars(microdollarsPerDay)} a day.${cannot} Counting cost $${(microdollarsSpent / 1e6).toFixed(3)}.`
  );
}

function named({ title, address }: Source): string {
  return withoutControls(title ? `${title} (${address})` : address);
}

interface BudgetOptions {
  dollarsPerDay?: number | undefined;
  callsPerDay?: number | undefined;
}
type AddOptions = SourceOptions & BudgetOptions;

function withBudget(command: Command): Command {
  return command
    .option('--dollars-per-day <dollars>', 'may be spent, where it charges', positive)
    .option('--calls-per-day <calls>', 'may be made, where it counts', positive);
}

function positive(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError('It must be a number above 0.');
  return value;
}

function budgetOf({ dollarsPerDay, callsPerDay }: BudgetOptions) {
  return {
    ...(dollarsPerDay !== undefined && { microdollarsPerDay: Math.round(dollarsPerDay * 1e6) }),
    ...(callsPerDay !== undefined && { callsPerDay: Math.round(callsPerDay) }),
  };
}

function budgetText({ budget }: Source): string {
  if (!budget) return '';
  const calls = budget.buckets.map(({ bucket, calls: made, callsPerDay }) =>
    callsPerDay === null ? `${made} ${bucket}` : `${made} of ${callsPerDay} ${bucket}`,
  );
  const { money } = budget;
  return [...calls, ...(money ? [`$${dollars(money.spent)} of $${dollars(money.perDay)}`] : [])].join(', ');
}

function dollars(microdollars: number): string {
  return (microdollars / 1e6).toFixed(2);
}
