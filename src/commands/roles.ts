/** Which doors a process opens: that for people, that for the clock, or both. */
import type { Config } from '../config.ts';
import { CommandError } from './run-with-context.ts';

export const ROLES = ['gateway', 'workers'] as const;
export type Role = (typeof ROLES)[number];
export type Roles = ReadonlySet<Role>;

type Stores = Pick<Config, 'databaseUrl' | 'clickhouseUrl'>;

/** `text`: names with commas between them. @throws CommandError */
export function rolesOf(text: string, { databaseUrl, clickhouseUrl }: Stores): Roles {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isRole(name));
  if (unknown !== undefined) throw new CommandError(`--run names "${unknown}"; there are ${ROLES.join(' and ')}.`);
  const roles = new Set(names.filter(isRole));
  if (roles.size < ROLES.length && !(databaseUrl && clickhouseUrl))
    throw new CommandError(
      `--run=${text} needs DATABASE_URL and CLICKHOUSE_URL: what is embedded belongs to one process, which must do everything.`,
    );
  return roles;
}

function isRole(name: string): name is Role {
  return ROLES.some((role) => role === name);
}
