/** `user add` and `user list`: who may sign in. They open the stores themselves, so no server may hold them. */
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { LIMITS } from '../contract/limits.ts';
import { ensureUser } from '../services/accounts/ensure-user.ts';
import { findOrganisation } from '../services/accounts/find-organisation.ts';
import { type ListedUser, listUsers } from '../services/accounts/list-accounts.ts';
import type { Environment } from '../services/environment.ts';
import { ServiceError } from '../services/errors.ts';
import { CommandError, runWithContext } from './run-with-context.ts';
import { json, table } from './table.ts';

interface Given {
  org: string;
  name: string;
  passwordStdin: boolean;
}

export interface NewUser {
  email: string;
  /** Id or name of the organisation. */
  org: string;
  name: string;
  /** undefined: signs in at the outside issuer only. */
  password: string | undefined;
}

export function userCommand(program: Command): void {
  const user = program.command('user').description('people who may sign in');
  user
    .command('add')
    .description('add a user, unless there is one with this address')
    .argument('<email>')
    .requiredOption('--org <id|name>', 'the organisation they belong to')
    .requiredOption('--name <name>', 'how they are called')
    .option('--password-stdin', 'read their password from standard input', false)
    .action(async (email: string, { org, name, passwordStdin }: Given) => {
      const config = readConfig();
      if (!passwordStdin && !config.oidc)
        throw new CommandError(
          'Without a password somebody can only sign in at an outside issuer. Give one with --password-stdin, or set OIDC_ISSUER.',
        );
      const password = passwordStdin ? firstLine(await text(process.stdin)) : undefined;
      await runWithContext(config, {}, async (context) => console.log(await addUser(context, { email, org, name, password })));
    });
  user
    .command('list')
    .description('all users of all organisations')
    .option('--json', 'as JSON', false)
    .action((given: { json: boolean }) =>
      runWithContext(readConfig(), {}, async (context) => {
        const rows = await listUsers(context);
        console.log(given.json ? json(rows) : table(['EMAIL', 'NAME', 'ORG', 'ORGANISATION', 'PASSWORD'], rows.map(cells)));
      }),
    );
}

/** Answers what to say. @throws CommandError, ServiceError */
export async function addUser(environment: Environment, { org, ...person }: NewUser): Promise<string> {
  const asked = await findOrganisation(environment, org);
  const { organisation, made } = await ensureUser(environment, { ...person, organisationId: asked.id }).catch(inWords);
  const email = person.email.trim();
  if (made) return `Added ${email} to the organisation ${organisation.name}.`;
  if (organisation.id === asked.id) return `${email} is there already; nothing is changed.`;
  throw new CommandError(`${email} belongs to another organisation: ${organisation.name} (id ${organisation.id}).`);
}

const WORDS: Record<string, string> = {
  email: 'That is no e-mail address.',
  name: 'A name has 1 to 200 characters.',
  password: `A password has at least ${LIMITS.passwordLength} characters.`,
};

function inWords(error: unknown): never {
  const fields = error instanceof ServiceError ? Object.keys(error.detail.fields ?? {}) : [];
  throw fields.length > 0 ? new CommandError(fields.map((field) => WORDS[field] ?? field).join(' ')) : error;
}

/** What a terminal or `echo` puts behind it is no part of it. */
function firstLine(given: string): string {
  return given.split(/\r?\n/, 1)[0] ?? '';
}

function cells({ email, name, organisationId, organisation, password }: ListedUser): string[] {
  return [email, name, String(organisationId), organisation, password ? 'yes' : 'no'];
}
