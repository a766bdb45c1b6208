/** The command line: wires each command and turns errors into one sentence and an exit code. */
import { Command } from 'commander';
import { alertCommand } from './commands/alert.ts';
import { auditCommand } from './commands/audit.ts';
import { backupCommand } from './commands/backup.ts';
import { collectCommand } from './commands/collect.ts';
import { demoCommand } from './commands/demo.ts';
import { doctorCommand } from './commands/doctor.ts';
import { enrichCommand } from './commands/enrich.ts';
import { identityCommand } from './commands/identity.ts';
import { importCommand } from './commands/import.ts';
import { migrateCommand } from './commands/migrate.ts';
import { orgCommand } from './commands/org.ts';
import { planCommand } from './commands/plan.ts';
import { restoreCommand } from './commands/restore.ts';
import { CommandError } from './commands/run-with-context.ts';
import { serveCommand } from './commands/serve.ts';
import { sourceCommand } from './commands/source.ts';
import { topicCommand } from './commands/topic.ts';
import { userCommand } from './commands/user.ts';
import { ConfigError } from './config.ts';
import { StoreUnusable } from './context.ts';
import { SourceFailure } from './outside/connectors/source-failure.ts';
import { SentimentEngineError } from './outside/sentiment/sentiment-engine.ts';
import { BackupUnusable } from './services/backup/verify-backup.ts';
import { ServiceError } from './services/errors.ts';
import { DataFolderBusy } from './stores/data-lock.ts';

const EXPECTED = [
  CommandError,
  BackupUnusable,
  StoreUnusable,
  ConfigError,
  DataFolderBusy,
  ServiceError,
  SentimentEngineError,
  SourceFailure,
];

const LEFT_BEHIND_MS = 2000;

const program = new Command('earshot').description('social listening that anyone can run').showHelpAfterError();
for (const add of [
  serveCommand,
  migrateCommand,
  doctorCommand,
  importCommand,
  demoCommand,
  orgCommand,
  userCommand,
  planCommand,
  identityCommand,
  topicCommand,
  sourceCommand,
  collectCommand,
  alertCommand,
  auditCommand,
  backupCommand,
  restoreCommand,
  enrichCommand,
])
  add(program);

try {
  await program.parseAsync();
} catch (error) {
  const expected = EXPECTED.some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  console.error(expected || !(error instanceof Error) ? message : `Something went wrong: ${message}\n${error.stack ?? ''}`);
  process.exitCode = 1;
  // An embedded Postgres that could not begin stays behind half begun, and would keep the process for ever.
  setTimeout(() => process.exit(), LEFT_BEHIND_MS).unref();
}
