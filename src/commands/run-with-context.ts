/**
 * Runs a command on the opened stores and closes them on every way out: the end, an error, a signal, an error that
 * nobody caught. A command that should stop early listens to the abort signal.
 */
import type { Config } from '../config.ts';
import { type Context, type ContextOptions, openContext } from '../context.ts';
import { PgliteEnded } from '../stores/postgres/pglite-end.ts';

/** What a person did wrong or must do, in one sentence; printed without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Where the build puts it, beside the program. */
const PREPARING_THREAD = new URL('./preparing-thread.js', import.meta.url);
const PATIENCE_MS = 20_000;

export async function runWithContext(
  config: Config,
  options: Omit<ContextOptions, 'preparingThread'>,
  work: (context: Context, stop: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const onSignal = () => {
    // A second one means: now.
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  };
  // From now on: whoever is told to stop while he starts must not be killed for not having heard it.
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  const context = await openContext(config, { ...options, preparingThread: PREPARING_THREAD }).catch((error: unknown) => {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    throw error;
  });
  const onStray = (error: unknown) => {
    context.log.error({ err: error }, 'an error that nobody caught');
    if (error instanceof PgliteEnded)
      console.error(
        `Stopping: ${error.message}.\nNothing that was stored is lost. Make room where it is wanted, and start again.`,
      );
    process.exitCode = 1;
    stop.abort();
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  };
  process.on('uncaughtException', onStray).on('unhandledRejection', onStray);
  try {
    await work(context, stop.signal);
  } finally {
    await context.close();
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    process.off('uncaughtException', onStray).off('unhandledRejection', onStray);
  }
}
