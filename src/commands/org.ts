/** `org add`, `org list` and `org set`: the organisations. While a server runs on the data folder they ask it, otherwise they open the stores. */
import { type Command, InvalidArgumentError } from 'commander';
import * as operator from '../contract/operator-accounts.ts';
import { onOneLine } from '../contract/text.ts';
import { addOperatorOrganisation } from '../services/accounts/add-organisation.ts';
import { listOrganisations } from '../services/accounts/list-accounts.ts';
import { setOrganisation } from '../services/accounts/set-organisation.ts';
import { askServer } from './ask-server.ts';
import { checkedInput } from './checked-input.ts';
import { CommandError } from './run-with-context.ts';
import { onServerOrStores } from './server-or-stores.ts';
import { json, table } from './table.ts';
import { readTimezone } from './timezone-option.ts';

interface Given {
  name?: string;
  timezone?: string;
  modelTokens?: number | 'default';
  json: boolean;
}

export function orgCommand(program: Command): void {
  const org = program.command('org').description('organisations; each sees its own topics only');
  org
    .command('add')
    .description('add an organisation with the standard plan, unless there is one of this name')
    .argument('<name>')
    .option('--timezone <zone>', 'where its days begin: +0800 or Asia/Hong_Kong', readTimezone)
    .option('--json', 'for programs', false)
    .action(async (name: string, { timezone, json: isJson }: Given) => {
      const input = checkedInput(operator.operatorAddOrganisation.input, { name, timezone });
      const done = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorAddOrganisation, input)).data,
        (environment) => addOperatorOrganisation(environment, input),
      );
      console.log(isJson ? json(done) : addedText(done));
    });
  org
    .command('list')
    .description('all organisations with their plans and their tokens of the language model')
    .option('--json', 'for programs', false)
    .action(async ({ json: isJson }: Given) => {
      const rows = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorOrganisations, {})).data,
        (environment) => listOrganisations(environment),
      );
      console.log(isJson ? json(rows) : table(HEADINGS, rows.map(cells)));
    });
  org
    .command('set')
    .description('name an organisation otherwise, have its days begin at another time, or give it tokens of the language model')
    .argument('<id|name>')
    .option('--name <name>', 'how it is called')
    .option('--timezone <zone>', 'where its days begin: +0800 or Asia/Hong_Kong', readTimezone)
    .option('--model-tokens <number>', 'of the language model, for a day; 0: none; default: LLM_TOKENS_PER_DAY', readTokens)
    .option('--json', 'for programs', false)
    .action(async (which: string, { name, timezone, modelTokens, json: isJson }: Given) => {
      if (name === undefined && timezone === undefined && modelTokens === undefined)
        throw new CommandError('Say what to change: --name, --timezone or --model-tokens.');
      // The library has no null.
      const tokens = modelTokens === 'default' ? null : modelTokens;
      const input = checkedInput(operator.operatorSetOrganisation.input, { org: which, name, timezone, modelTokens: tokens });
      const done = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorSetOrganisation, input)).data,
        (environment) => setOrganisation(environment, input),
      );
      console.log(isJson ? json(done) : setText(done));
    });
}

function addedText({ change, organisation: { id, name, timezone } }: operator.ChangedOrganisation): string {
  return onOneLine(
    change === 'added'
      ? `Added the organisation ${name} with the id ${id}.`
      : `The organisation ${name} is there already: id ${id}, ${timezone}; nothing is changed.`,
  );
}

function readTokens(given: string): number | 'default' {
  if (given === 'default') return given;
  if (!/^\d{1,10}$/.test(given) || Number(given) > operator.MOST_MODEL_TOKENS)
    throw new InvalidArgumentError(`must be a number up to ${operator.MOST_MODEL_TOKENS}, or default`);
  return Number(given);
}

function setText({ change, fields, organisation, alertsPlanned }: operator.ChangedOrganisation): string {
  const { id, name, timezone, modelTokens } = organisation;
  const isDefault = modelTokens === null;
  const saysTokens = !isDefault || fields.includes('modelTokens');
  const tokens = `, with ${isDefault ? 'as many' : modelTokens} tokens of the language model a day${isDefault ? ' as LLM_TOKENS_PER_DAY says' : ''}`;
  const is = `The organisation ${id} is ${name}, in ${timezone}${saysTokens ? tokens : ''}`;
  if (change === 'none') return onOneLine(`${is} already; nothing is changed.`);
  const planned = alertsPlanned === 1 ? '1 alert has' : `${alertsPlanned} alerts have`;
  const alerts = fields.includes('timezone')
    ? ` ${planned} another next window. Open pages show the new days when they are loaded again; periods of topics stay as they are.`
    : '';
  return onOneLine(`${is}, from now on.${alerts}`);
}

const HEADINGS = ['ID', 'NAME', 'TIMEZONE', 'PLAN', 'PLAN ENDS', 'REGISTERED', 'AI TOKENS A DAY', 'USED TODAY'];

function cells({ id, name, timezone, plan, planEndsAt, registered, tokens }: operator.UsedOrganisation): string[] {
  const of = [String(id), name, timezone, plan ?? '–', planEndsAt?.slice(0, 10) ?? '–', registered ? 'yes' : 'no'];
  return [...of, String(tokens.perDay), String(tokens.used)];
}
