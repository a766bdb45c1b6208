/** `plan list`, `plan show` and `plan set`: what organisations may use. While a server runs on the data folder they ask it, otherwise they open the stores. */
import type { Command } from 'commander';
import * as operator from '../contract/operator-plans.ts';
import { listPlans, showPlan } from '../services/accounts/list-plans.ts';
import { setPlan } from '../services/accounts/set-plan.ts';
import { askServer } from './ask-server.ts';
import { checkedInput } from './checked-input.ts';
import { listedPlansText, planSetText, planText } from './plan-text.ts';
import { CommandError } from './run-with-context.ts';
import { onServerOrStores } from './server-or-stores.ts';
import { json } from './table.ts';

/** Each is a text until it is checked. */
interface Given {
  plan?: string;
  starts?: string;
  ends?: string;
  topics?: string;
  keywords?: string;
  exclusions?: string;
  alerts?: string;
  sessions?: string;
  days?: string;
  json: boolean;
}

export function planCommand(program: Command): void {
  const plan = program.command('plan').description('what organisations may use, and for how long');
  plan
    .command('list')
    .description('the plans of all organisations')
    .option('--json', 'for programs', false)
    .action(async ({ json: isJson }: Given) => {
      const rows = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorPlans, {})).data,
        (environment) => listPlans(environment),
      );
      console.log(isJson ? json(rows) : listedPlansText(rows));
    });
  plan
    .command('show')
    .description('the plan of an organisation, and how much of it is used')
    .argument('<id|name>')
    .option('--json', 'for programs', false)
    .action(async (org: string, { json: isJson }: Given) => {
      const input = checkedInput(operator.operatorPlan.input, { org });
      const shown = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorPlan, input)).data,
        (environment) => showPlan(environment, input),
      );
      console.log(isJson ? json(shown) : planText(shown));
    });
  plan
    .command('set')
    .description('change the plan of an organisation; what is not given stays')
    .argument('<id|name>')
    .option('--plan <name>', 'how it is called')
    .option('--starts <when>', 'a day of the organisation, with which the plan begins, or an instant')
    .option('--ends <when>', 'the last day, or an instant')
    .option('--topics <n>', 'topics')
    .option('--keywords <n>', 'keywords of one topic')
    .option('--exclusions <n>', 'excluded keywords of one topic')
    .option('--alerts <n>', 'alerts')
    .option('--sessions <n>', 'devices of one person that are signed in; 0: as many as they like')
    .option('--days <n>', 'days of the period of one topic')
    .option('--json', 'for programs', false)
    .action(async (org: string, { json: isJson, ...given }: Given) => {
      const input = checkedInput(operator.operatorSetPlan.input, { org, ...planChange(given) });
      const done = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorSetPlan, input)).data,
        (environment) => setPlan(environment, input),
      );
      console.log(isJson ? json(done) : planSetText(done));
    });
}

/** @throws CommandError where nothing is to be changed */
function planChange(given: Omit<Given, 'json'>) {
  const { plan, starts: startsAt, ends: endsAt, topics, keywords, exclusions, alerts, sessions, days } = given;
  const limits = {
    maxTopics: limitOf(topics),
    maxKeywords: limitOf(keywords),
    maxKeywordsExclusion: limitOf(exclusions),
    maxAlerts: limitOf(alerts),
    maxSessions: limitOf(sessions),
    maxDays: limitOf(days),
  };
  const change = { plan, startsAt, endsAt, ...limits };
  if (Object.values(change).every((value) => value === undefined))
    throw new CommandError('Say what to change: --plan, --starts, --ends, or a limit such as --topics.');
  return change;
}

/** NaN, which is no limit, for whatever is no number written in digits. */
function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
