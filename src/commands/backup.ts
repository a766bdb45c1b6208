/** `backup`: both stores in one file. While a server runs on the data folder it gives the bytes, otherwise the stores are opened. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { type Config, readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import type { BackupManifest } from '../contract/backup.ts';
import { packMembers } from '../services/backup/archive.ts';
import { makeBackup } from '../services/backup/make-backup.ts';
import { verifyBackup } from '../services/backup/verify-backup.ts';
import { readOperatorToken } from '../stores/data-lock.ts';
import { refuseExisting, writeBackupFile } from './backup-file.ts';
import { backupFromServer } from './backup-from-server.ts';
import { contentsOf, contentsText, size, type Tell, tellingOn } from './backup-text.ts';
import { duration } from './import-progress.ts';
import { CommandError } from './run-with-context.ts';
import { runningServer } from './running-server.ts';
import { onServerOrStores } from './server-or-stores.ts';
import { json } from './table.ts';

interface Given {
  verify: boolean;
  json: boolean;
}

export function backupCommand(program: Command): void {
  program
    .command('backup')
    .description('write both stores into one file, also while the program runs')
    .argument('<file>', 'to be made; a tar archive')
    .option('--verify', 'look through a backup that is there instead, and restore nothing', false)
    .option('--json', 'for programs', false)
    .action(async (file: string, { verify, json: isJson }: Given) => {
      const startedAt = performance.now();
      const tell = tellingOn(
        (line) => console.error(line),
        () => performance.now(),
      );
      const manifest = verify ? await verifyBackup(file, (bytes) => tell(`${size(bytes)} read`)) : await take(file, tell);
      const seconds = (performance.now() - startedAt) / 1000;
      const { size: bytes } = await stat(file);
      const contents = contentsOf(manifest);
      if (isJson) return console.log(json({ file, bytes, seconds, ...contents }));
      const done = verify ? `${file} is whole` : `Wrote ${file}`;
      console.log(`${done}: ${size(bytes)} in ${duration(seconds)}. It holds ${contentsText(contents)}.`);
    });
}

async function take(file: string, tell: Tell): Promise<BackupManifest> {
  refuseExisting(file);
  const config = readConfig();
  if (!(await runningServer(config))) refuseNothing(config);
  return onServerOrStores(
    (server) => writeBackupFile(file, backupFromServer(server), tell),
    (context, stop) =>
      writeBackupFile(file, bytesOf(context, stop), tell).catch((error: unknown) => {
        throw stop.aborted ? new CommandError('Stopped. Nothing of the backup was kept.') : error;
      }),
  );
}

async function* bytesOf(context: Context, stop: AbortSignal): AsyncGenerator<Buffer> {
  const operatorToken = await readOperatorToken(context.config.dataDir);
  for await (const chunk of packMembers(makeBackup(context, { operatorToken, signal: stop }), context.now())) {
    stop.throwIfAborted();
    yield chunk;
  }
}

/** Stores that are not there would be made, and a backup of them be whole. */
function refuseNothing({ dataDir, databaseUrl, clickhouseUrl }: Config): void {
  const missing = [...(databaseUrl ? [] : ['postgres']), ...(clickhouseUrl ? [] : ['clickhouse'])].find(
    (folder) => !existsSync(path.join(dataDir, folder)),
  );
  if (missing)
    throw new CommandError(`There is nothing to back up: ${path.resolve(dataDir)} has no folder ${missing}. Is DATA_DIR right?`);
}
