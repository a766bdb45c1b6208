/** `audit list`: who did what that bears on security. While a server runs on the data folder it asks it, otherwise it opens the stores. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { AUDIT_ACTS, type AuditAct, type AuditEvent, listAudit } from '../contract/audit.ts';
import { listActs } from '../services/audit/list-acts.ts';
import { askServer } from './ask-server.ts';
import { onServerOrStores } from './server-or-stores.ts';
import { json, table } from './table.ts';

interface Given {
  org?: string;
  since?: string;
  act?: AuditAct;
  most: number;
  json: boolean;
}

export function auditCommand(program: Command): void {
  const audit = program.command('audit').description('what was done that bears on security');
  audit
    .command('list')
    .description('the newest first')
    .option('--org <id or name>', 'of one organisation')
    .option('--since <time>', 'from then on, as 2026-01-31 or 2026-01-31T08:00:00Z', instantOf)
    .addOption(new Option('--act <act>', 'of one kind').choices(AUDIT_ACTS))
    .option('--most <number>', 'how many', mostOf, 100)
    .option('--json', 'for programs', false)
    .action(async ({ json: isJson, ...asked }: Given) => {
      const events = await onServerOrStores(
        async (server) => (await askServer(server, listAudit, asked)).data,
        (environment) => listActs(environment, asked),
      );
      console.log(isJson ? json(events) : auditText(events));
    });
}

export function auditText(events: readonly AuditEvent[]): string {
  if (events.length === 0) return 'Nothing was written down.';
  const rows = events.map((event) => [
    event.at.slice(0, 19).replace('T', ' '),
    event.act,
    event.outcome,
    event.organisationId === null ? '–' : String(event.organisationId),
    event.operator ? 'operator' : (event.email ?? event.userId ?? '–'),
    event.address ?? '–',
    Object.entries(event.detail)
      .map(([name, value]) => `${name}=${String(value)}`)
      .join(' '),
  ]);
  return table(['AT, UTC', 'ACT', 'OUTCOME', 'ORG', 'WHO', 'FROM', 'DETAIL'], rows);
}

function instantOf(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new InvalidArgumentError('a time, as 2026-01-31 or 2026-01-31T08:00:00Z');
  return time.toISOString();
}

function mostOf(text: string): number {
  const parsed = listAudit.input.safeParse({ most: Number(text) });
  if (!parsed.success) throw new InvalidArgumentError('a number from 1 to 10000');
  return parsed.data.most;
}
