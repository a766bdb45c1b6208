/** A process that makes the demo account, and then writes to the journal of its Postgres, and to nothing else, until that ends: as a busy program does, in less time. */
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { runWithContext } from '../../src/commands/run-with-context.ts';
import { readConfig } from '../../src/config.ts';
import { firstStart } from '../../src/services/accounts/first-start.ts';

const PIECE = sql`select pg_logical_emit_message(true, 'fill', repeat('x', 50000))`;

const config = readConfig();
await runWithContext(config, {}, async (context, stop) => {
  const { postgres } = context;
  await firstStart(context, { password: config.demoPassword ?? '' });
  process.stdout.write('writing\n');
  for (let went = true; went; ) {
    went = await postgres.execute(PIECE).then(
      () => true,
      () => false,
    );
  }
  // Whoever asks after that is refused, and does not wait.
  const refused = await postgres.execute(sql`select 1`).catch((error: Error) => String(error.cause));
  process.stdout.write(`refused: ${String(refused)}\n`);
  if (!stop.aborted) await once(stop, 'abort');
});
