/** `enrich`: while a server runs on the data folder it asks that, step by step; otherwise it opens the stores. */
import { type Command, InvalidArgumentError } from 'commander';
import { readConfig } from '../config.ts';
import { enrichPosts } from '../contract/enrich.ts';
import { type EnrichStep, enrichStep } from '../services/mentions/enrich.ts';
import { askServer } from './ask-server.ts';
import { count, tellTenths } from './import-progress.ts';
import { runWithContext } from './run-with-context.ts';
import { runningServer } from './running-server.ts';

export function enrichCommand(program: Command): void {
  program
    .command('enrich')
    .description(
      'understand stored posts anew that an older version has read or another sentiment engine has judged; can be stopped and repeated',
    )
    .option('--since <date>', 'only posts published then or later, such as 2026-01-31 or 2026-01-31T08:00:00+08:00', readDate)
    .action(async ({ since = null }: { since?: Date | null }) => {
      const config = readConfig();
      const server = await runningServer(config);
      const say = (line: string) => console.error(line);
      if (server) {
        const ask = async () => (await askServer(server, enrichPosts, { since: since?.toISOString() ?? null })).data;
        return console.log(await runEnrich(ask, say, new AbortController().signal));
      }
      return runWithContext(config, { storesPosts: true }, async (context, stop) => {
        console.log(await runEnrich(() => enrichStep(context, since), say, stop));
        if (stop.aborted) process.exitCode = 130;
      });
    });
}

/** Answers what to say in the end; `say` is told each further tenth of the posts. */
export async function runEnrich(
  step: () => Promise<EnrichStep>,
  say: (line: string) => void,
  stop: AbortSignal,
): Promise<string> {
  let posts = 0;
  const tell = tellTenths(say);
  while (!stop.aborted) {
    const { posts: read, left, done } = await step();
    posts += read;
    if (done)
      return posts === 0
        ? 'Nothing to do: all these posts are understood as this version would.'
        : `Understood ${count(posts)} posts anew.`;
    tell(posts, posts + left);
  }
  return `Stopped after ${count(posts)} posts; the same command carries on.`;
}

/** @throws InvalidArgumentError */
function readDate(value: string): Date {
  const date = new Date(value);
  if (!/^\d{4}-\d\d-\d\d/.test(value) || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('Give a date such as 2026-01-31, or a time with its zone such as 2026-01-31T08:00:00+08:00.');
  return date;
}
