/** `collect SOURCE`: reads a source to its end now, step by step, and says how far it is. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { type Collected, collectSource as endpoint, operatorSources } from '../contract/operator-sources.ts';
import type { Source } from '../contract/sources.ts';
import { collectSource } from '../services/sources/collect-source.ts';
import { listAllSources } from '../services/sources/list-sources.ts';
import { askServer } from './ask-server.ts';
import { count } from './import-progress.ts';
import { CommandError } from './run-with-context.ts';
import { onServerOrStores } from './server-or-stores.ts';
import { NAMED, namedSource } from './source-place.ts';

/** Between two steps: the host of a source has a second of rest. */
const STEP_MS = 1100;

/** The running server, or the stores themselves. */
export interface CollectPlace {
  sources(): Promise<Source[]>;
  step(sourceId: number): Promise<Collected>;
}

export function collectCommand(program: Command): void {
  program
    .command('collect')
    .description('read a source that is followed now, to its end, whether it is due or not')
    .argument('<source>', NAMED)
    .action(async (named: string) => {
      const say = (line: string) => console.error(line);
      const rest = (stop?: AbortSignal) => pause(STEP_MS, undefined, stop && { signal: stop });
      const said = await onServerOrStores(
        (server) => {
          const step = async (sourceId: number) => (await askServer(server, endpoint, { sourceId })).data;
          const sources = async () => (await askServer(server, operatorSources, {})).data;
          return collectToTheEnd({ sources, step }, named, say, rest);
        },
        (context, stop) => {
          const step = (sourceId: number) => collectSource(context, { sourceId }, stop);
          return collectToTheEnd({ sources: () => listAllSources(context), step }, named, say, () => rest(stop));
        },
        { storesPosts: true },
      );
      console.log(said);
    });
}

/** Answers what to say in the end; `say` is told each step. @throws CommandError where the source is not followed or gives nothing */
export async function collectToTheEnd(
  place: CollectPlace,
  named: string,
  say: (line: string) => void,
  rest: () => Promise<void>,
): Promise<string> {
  const source = namedSource(await place.sources(), named);
  const total = { read: 0, stored: 0, mentions: 0 };
  for (;;) {
    const step = await place.step(source.id);
    if (step.failure)
      throw new CommandError(`${source.title ?? source.address}: ${step.failure.message} (${step.failure.kind}).`);
    total.read += step.read;
    total.stored += step.stored;
    total.mentions += step.mentions;
    const leftOut = step.leftOut.map((left) => `; left out: ${count(left.count)} ${left.reason}`).join('');
    if (step.isWhole) {
      return `Read ${count(total.read)} posts of ${source.title ?? source.address}: ${count(total.stored)} new or changed, ${count(total.mentions)} mentions${leftOut}.`;
    }
    say(`${count(total.read)} posts read, ${count(total.stored)} of them new or changed; there are more${leftOut}`);
    await rest();
  }
}
