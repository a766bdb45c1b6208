/**
 * `import`: posts from files. While a server runs on the data folder they go to it over the gateway, otherwise into the
 * stores.
 */
import path from 'node:path';
import type { Command } from 'commander';
import { type Config, readConfig } from '../config.ts';
import { giveWay } from '../priorities.ts';
import { MappingError } from '../services/mentions/field-mapping.ts';
import { count, duration, showProgress } from './import-progress.ts';
import { RejectReport } from './import-report.ts';
import { type ImportOptions, type ImportTotals, runImport } from './import-run.ts';
import { nowhereTarget, type PostTarget, serverTarget } from './import-target.ts';
import { storesTarget } from './import-to-stores.ts';
import { CommandError, runWithContext } from './run-with-context.ts';
import { runningServer } from './running-server.ts';
import { readTimezone } from './timezone-option.ts';

interface Given extends ImportOptions {
  dryRun: boolean;
}

export function importCommand(program: Command): void {
  program
    .command('import')
    .description('import posts from JSON lines or CSV, plain or gzip; can be repeated without a duplicate')
    .argument('<file...>')
    .option('--map <field=column>', 'fill a field from another column, or from several: id={thread}#{number}', collect)
    .option('--set <field=value>', 'give a field the same value in every post', collect)
    .option('--timezone <zone>', 'zone of times that name none: +0800 or Asia/Hong_Kong', readTimezone, 'UTC')
    .option('--shift-to-now', 'move the set by whole weeks so that it ends now; hour and weekday are kept', false)
    .option('--dry-run', 'read and report, store nothing', false)
    .action(async (files: string[], given: Given) => {
      const config = readConfig();
      const importTo = (target: PostTarget, stop: AbortSignal) => importFiles(files, given, config, target, stop);
      if (given.dryRun) return importTo(nowhereTarget(), new AbortController().signal);
      const server = await runningServer(config);
      if (server) {
        giveWay();
        console.error(`A server is running on ${path.resolve(config.dataDir)}: sending the posts to ${server.url}`);
        return importTo(serverTarget(server), new AbortController().signal);
      }
      return runWithContext(config, { storesPosts: true }, (context, stop) => importTo(storesTarget(context), stop));
    });
}

async function importFiles(files: string[], given: Given, config: Config, target: PostTarget, stop: AbortSignal): Promise<void> {
  const report = new RejectReport(path.join(config.dataDir, 'rejected'));
  const startedAt = performance.now();
  const totals = await runImport({
    files,
    options: given,
    now: new Date(),
    target,
    report,
    progress: (total) => showProgress(total, process.stderr, () => performance.now()),
    stop,
  }).catch((error: unknown) => {
    throw error instanceof MappingError ? new CommandError(error.message) : error;
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(summary(totals, report, seconds, given.dryRun));
  if (totals.failed.length > 0) process.exitCode = 1;
  if (stop.aborted) process.exitCode = 130;
}

function summary(totals: ImportTotals, report: RejectReport, seconds: number, dryRun: boolean): string {
  const done = dryRun ? 'Read' : 'Imported';
  const lines = [`${done} ${count(totals.posts)} posts in ${duration(seconds)} (${count(totals.posts / seconds)} per second).`];
  if (totals.mentions > 0) lines.push(`They are ${count(totals.mentions)} mentions of the topics that stand.`);
  if (totals.ignored.size > 0) {
    lines.push(
      `Fields not known and left out: ${[...totals.ignored].map(([name, times]) => `${name} (${count(times)})`).join(', ')}`,
    );
  }
  if (report.total > 0) {
    lines.push(`Rejected ${count(report.total)} ${report.total === 1 ? 'line' : 'lines'}:`);
    for (const [reason, times] of [...report.byReason].sort((a, b) => b[1] - a[1])) lines.push(`  ${count(times)} × ${reason}`);
    for (const { file, line, reason } of report.first) lines.push(`  ${file}, line ${line}: ${reason}`);
    lines.push(`  All of them, with the beginning of each line: ${report.paths.join(', ')}`);
  }
  for (const { file, problem, begun } of totals.failed)
    lines.push(`${file} could not be read${begun ? ' to its end' : ''}: ${problem}`);
  return lines.join('\n');
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}
