/** `user add`, `list`, `set` and `remove`: who may sign in. While a server runs on the data folder they ask it, otherwise they open the stores. */
import { text } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import { readConfig } from '../config.ts';
import * as operator from '../contract/operator-accounts.ts';
import { addOperatorUser } from '../services/accounts/add-user.ts';
import { listUsers } from '../services/accounts/list-accounts.ts';
import { removeUser } from '../services/accounts/remove-user.ts';
import { setUser } from '../services/accounts/set-user.ts';
import { askServer } from './ask-server.ts';
import { checkedInput } from './checked-input.ts';
import { CommandError } from './run-with-context.ts';
import { onServerOrStores } from './server-or-stores.ts';
import { json, table } from './table.ts';
import { removedText, setText, userAddedText } from './user-text.ts';

interface Given {
  org: string;
  name: string;
  passwordStdin: boolean;
  json: boolean;
}

type Change = Partial<Given> & { json: boolean; disabled?: true; enabled?: true };

export function userCommand(program: Command): void {
  const user = program.command('user').description('people who may sign in');
  user
    .command('add')
    .description('add a user, unless there is one with this address')
    .argument('<email>')
    .requiredOption('--org <id|name>', 'the organisation they belong to')
    .requiredOption('--name <name>', 'how they are called')
    .option('--password-stdin', 'read their password from standard input', false)
    .option('--json', 'for programs', false)
    .action(async (email: string, { org, name, passwordStdin, json: isJson }: Given) => {
      if (!passwordStdin && !readConfig().oidc)
        throw new CommandError(
          'Without a password somebody can only sign in at an outside issuer. Give one with --password-stdin, or set OIDC_ISSUER.',
        );
      const password = passwordStdin ? await passwordGiven() : undefined;
      const input = checkedInput(operator.operatorAddUser.input, { email, org, name, password });
      const done = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorAddUser, input)).data,
        (environment) => addOperatorUser(environment, input),
      );
      console.log(isJson ? json(done) : userAddedText(done));
    });
  user
    .command('list')
    .description('all users of all organisations')
    .option('--json', 'for programs', false)
    .action(async ({ json: isJson }: Given) => {
      const rows = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorUsers, {})).data,
        (environment) => listUsers(environment),
      );
      const headings = ['EMAIL', 'NAME', 'ORG', 'ORGANISATION', 'PASSWORD', 'DISABLED'];
      console.log(isJson ? json(rows) : table(headings, rows.map(cells)));
    });
  user
    .command('set')
    .description('give a user another name or password, keep them from signing in, or let them again')
    .argument('<email>')
    .option('--name <name>', 'how they are called')
    .option('--password-stdin', 'read their new password from standard input; it signs them out everywhere')
    .addOption(new Option('--disabled', 'they sign in no more, and are signed out at once').conflicts('enabled'))
    .option('--enabled', 'they may sign in again')
    .option('--json', 'for programs', false)
    .action(async (email: string, { name, passwordStdin, disabled, enabled, json: isJson }: Change) => {
      if (name === undefined && !passwordStdin && !disabled && !enabled)
        throw new CommandError('Say what to change: --name, --password-stdin, --disabled or --enabled.');
      const password = passwordStdin ? await passwordGiven() : undefined;
      const asked = { email, name, password, disabled: disabled || enabled ? disabled === true : undefined };
      const input = checkedInput(operator.operatorSetUser.input, asked);
      const done = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorSetUser, input)).data,
        (environment) => setUser(environment, input),
      );
      console.log(isJson ? json(done) : setText(done));
    });
  user
    .command('remove')
    .description('remove a user; what they made for their organisation stays')
    .argument('<email>')
    .option('--json', 'for programs', false)
    .action(async (email: string, { json: isJson }: Given) => {
      const input = checkedInput(operator.operatorRemoveUser.input, { email });
      const done = await onServerOrStores(
        async (server) => (await askServer(server, operator.operatorRemoveUser, input)).data,
        (environment) => removeUser(environment, input),
      );
      console.log(isJson ? json(done) : removedText(done, email));
    });
}

/** The first line: what a terminal or `echo` puts behind it is no part of it. */
async function passwordGiven(): Promise<string> {
  return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
}

function cells({ email, name, organisationId, organisation, ...is }: operator.OperatorUser): string[] {
  const flags = [is.password, is.disabled].map((flag) => (flag ? 'yes' : 'no'));
  return [email, name, String(organisationId), organisation, ...flags];
}
