/** `migrate`: brings both stores to the shape this program knows. Every start does the same; this does only that. */
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { runWithContext } from './run-with-context.ts';

export function migrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the stores to the shape this version knows (every start does it too)')
    .action(async () => {
      // Opening the stores is what migrates them.
      await runWithContext(readConfig(), { retains: true }, async () => console.log('The stores are up to date.'));
    });
}
