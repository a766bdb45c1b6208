/** `org add` and `org list`: the organisations. They open the stores themselves, so no server may hold them. */
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { DEFAULT_TIMEZONE } from '../contract/accounts.ts';
import { ensureOrganisation } from '../services/accounts/ensure-organisation.ts';
import { type ListedOrganisation, listOrganisations } from '../services/accounts/list-accounts.ts';
import type { Environment } from '../services/environment.ts';
import { CommandError, runWithContext } from './run-with-context.ts';
import { json, table } from './table.ts';
import { readTimezone } from './timezone-option.ts';

export function orgCommand(program: Command): void {
  const org = program.command('org').description('organisations; each sees its own topics only');
  org
    .command('add')
    .description('add an organisation with the standard plan, unless there is one of this name')
    .argument('<name>')
    .option('--timezone <zone>', 'where its days begin: +0800 or Asia/Hong_Kong', readTimezone, DEFAULT_TIMEZONE)
    .action((name: string, { timezone }: { timezone: string }) =>
      runWithContext(readConfig(), {}, async (context) => console.log(await addOrganisation(context, name, timezone))),
    );
  org
    .command('list')
    .description('all organisations with their plans')
    .option('--json', 'as JSON', false)
    .action((given: { json: boolean }) =>
      runWithContext(readConfig(), {}, async (context) => {
        const rows = await listOrganisations(context);
        console.log(
          given.json ? json(rows) : table(['ID', 'NAME', 'TIMEZONE', 'PLAN', 'PLAN ENDS', 'REGISTERED'], rows.map(cells)),
        );
      }),
    );
}

/** Answers what to say. @throws CommandError */
export async function addOrganisation(environment: Environment, name: string, timezone: string): Promise<string> {
  const { length } = name.trim();
  if (length < 1 || length > 200) throw new CommandError('The name of an organisation has 1 to 200 characters.');
  const { organisation, made } = await ensureOrganisation(environment, { name, timezone });
  const { id, name: stored, timezone: zone } = organisation;
  return made
    ? `Added the organisation ${stored} with the id ${id}.`
    : `The organisation ${stored} is there already: id ${id}, ${zone}.`;
}

function cells({ id, name, timezone, plan, planEndsAt, registered }: ListedOrganisation): string[] {
  return [String(id), name, timezone, plan ?? '–', planEndsAt?.slice(0, 10) ?? '–', registered ? 'yes' : 'no'];
}
