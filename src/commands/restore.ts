/**
 * `restore`: what a backup holds, into empty stores of either mode. The file is looked through before anything is touched; from the first
 * change to the last the stores bear a mark, with which no program uses them.
 */
import path from 'node:path';
import type { Command } from 'commander';
import { z } from 'zod';
import { type Config, readConfig } from '../config.ts';
import { type BackupManifest, OPERATOR_TOKEN } from '../contract/backup.ts';
import { readMembers } from '../services/backup/archive.ts';
import { loadBackup } from '../services/backup/load-backup.ts';
import { type Settled, settleRestored } from '../services/backup/settle-restored.ts';
import { refuseNewer, verifyBackup } from '../services/backup/verify-backup.ts';
import { migrateClickHouse } from '../stores/clickhouse/migrations.ts';
import { keepOperatorToken } from '../stores/data-lock.ts';
import { type Migration, readMigrations } from '../stores/migration-files.ts';
import { loggedError } from '../stores/postgres/logged-error.ts';
import { migratePostgres } from '../stores/postgres/migrations.ts';
import { markFinished } from '../stores/postgres/unfinished-restore.ts';
import { contentsOf, contentsText, size, type Tell, tellingOn } from './backup-text.ts';
import { count, duration } from './import-progress.ts';
import { emptyTarget, onRestoreTarget, refuseTarget } from './restore-target.ts';
import { CommandError, runWithContext } from './run-with-context.ts';
import { runningServer } from './running-server.ts';
import { json } from './table.ts';

interface Given {
  replace: boolean;
  json: boolean;
}

export function restoreCommand(program: Command): void {
  program
    .command('restore')
    .description('bring a backup into empty stores, embedded ones or servers')
    .argument('<file>', 'a backup')
    .option('--replace', 'delete all that the stores hold first', false)
    .option('--json', 'for programs', false)
    .action(async (file: string, { replace, json: isJson }: Given) => {
      const startedAt = performance.now();
      const tell = tellingOn(
        (line) => console.error(line),
        () => performance.now(),
      );
      const config = readConfig();
      await refuseRunning(config);
      const manifest = await verifyBackup(file, (bytes) => tell(`${size(bytes)} of the file looked through`));
      refuseNewer(file, manifest);
      await load(config, file, manifest, { replace, tell });
      const settled = await settle(config, file, manifest);
      const seconds = (performance.now() - startedAt) / 1000;
      const contents = contentsOf(manifest);
      if (isJson) return console.log(json({ file, seconds, ...contents, ...settled }));
      console.log(`Restored ${file} in ${duration(seconds)}, and counted: ${contentsText(contents)}.`);
      console.log(settledText(settled));
    });
}

async function refuseRunning(config: Config): Promise<void> {
  const server = await runningServer(config);
  if (server)
    throw new CommandError(`A server is running on ${path.resolve(config.dataDir)} (${server.url}). Stop it before a restore.`);
}

async function load(
  config: Config,
  file: string,
  manifest: BackupManifest,
  { replace, tell }: { replace: boolean; tell: Tell },
): Promise<void> {
  const total = manifest.parts.reduce((sum, { rows }) => sum + rows, 0);
  const onLoaded = (rows: number) => tell(`${Math.floor((100 * rows) / total)} % · ${count(rows)} of ${count(total)} rows`);
  await onRestoreTarget(config, async (target) => {
    await refuseTarget(target, config, { replace });
    try {
      await emptyTarget(target);
      await migratePostgres(target.postgres, applied(readMigrations('postgres'), manifest.postgres));
      await migrateClickHouse(target.clickhouse, applied(readMigrations('clickhouse'), manifest.clickhouse));
      await loadBackup(target, file, manifest, onLoaded);
    } catch (error) {
      throw new CommandError(`The restore broke off, and nothing uses the stores until it is run again: ${reasonOf(error)}`);
    }
  });
}

/** Without the values of a statement: they are rows, with secrets among them. */
function reasonOf(error: unknown): string {
  const { message, reason } = told.parse(loggedError(error));
  return reason === undefined ? message : `${reason} (${message})`;
}

const told = z.object({ message: z.string(), reason: z.string().optional() }).catch({ message: 'for no reason that is known' });

/** Opening the stores brings them on to what this version knows. */
async function settle(config: Config, file: string, manifest: BackupManifest): Promise<Settled> {
  const settled: Settled[] = [];
  await runWithContext(config, { restoring: true }, async (context) => {
    settled.push(await settleRestored(context, file, manifest));
    for await (const { bytes } of readMembers(file, (name) => name === OPERATOR_TOKEN))
      await keepOperatorToken(config.dataDir, bytes.toString());
    await markFinished(context.postgres);
  });
  const [done] = settled;
  if (!done) throw new Error('the restore ended without a result');
  return done;
}

/** As far as the backup's own stores were migrated: so its rows fit, and what later migrations do to rows is done to these. */
function applied(known: readonly Migration[], { migrations }: { migrations: readonly { id: number }[] }): Migration[] {
  const ids = new Set(migrations.map(({ id }) => id));
  return known.filter(({ id }) => ids.has(id));
}

function settledText({ matched, topicsToSearch, jobs }: Settled): string {
  const parts = [
    `${count(matched)} posts that arrived while the backup was made, or shortly before, were matched again`,
    ...(topicsToSearch > 0 ? [`${count(topicsToSearch)} topics that changed meanwhile will be searched again`] : []),
    `${count(jobs)} jobs wait`,
  ];
  return `${parts.join('; ')}. Start the program when you are ready.`;
}
