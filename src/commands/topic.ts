/** `topic feature` and `topic rematch`: while a server runs on the data folder they ask that; otherwise they open the stores. */
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { featureAnyTopic as featureEndpoint, getRematch, rematchTopics } from '../contract/topics.ts';
import { featureAnyTopic } from '../services/topics/mark-topic.ts';
import { type RematchState, rematchState, rematchStep } from '../services/topics/rematch.ts';
import { askServer } from './ask-server.ts';
import { count, tellTenths } from './import-progress.ts';
import { runWithContext } from './run-with-context.ts';
import { type RunningServer, runningServer } from './running-server.ts';

/** The running server, or the stores themselves. */
interface RematchPlace {
  state(): Promise<RematchState>;
  step(): Promise<{ posts: number; topics: number; done: boolean }>;
}

export function topicCommand(program: Command): void {
  const topic = program.command('topic').description('topics of all organisations');
  topic
    .command('feature')
    .description('put a topic in front of the others of its organisation')
    .argument('<id>', 'the number in the address of its pages')
    .option('--off', 'take it back', false)
    .action(async (id: string, { off }: { off: boolean }) => {
      const config = readConfig();
      const server = await runningServer(config);
      const asked = { id, featured: !off };
      if (server) return console.log(featured((await askServer(server, featureEndpoint, asked)).data.name, asked));
      return runWithContext(config, {}, async (context) => console.log(featured(await featureAnyTopic(context, asked), asked)));
    });
  topic
    .command('rematch')
    .description(
      'read stored posts again that an older version has read, and search all topics again; can be stopped and repeated',
    )
    .action(async () => {
      const config = readConfig();
      const server = await runningServer(config);
      const say = (line: string) => console.error(line);
      if (server) return console.log(await runRematch(onServer(server), say, new AbortController().signal));
      return runWithContext(config, {}, async (context, stop) => {
        const place: RematchPlace = { state: () => rematchState(context), step: () => rematchStep(context) };
        console.log(await runRematch(place, say, stop));
        if (stop.aborted) process.exitCode = 130;
      });
    });
}

function featured(name: string, { id, featured: isFeatured }: { id: string; featured: boolean }): string {
  return isFeatured ? `Topic ${id}, ${name}, stands in front.` : `Topic ${id}, ${name}, stands among the others again.`;
}

export function onServer(server: RunningServer): RematchPlace {
  return {
    state: async () => (await askServer(server, getRematch, {})).data,
    step: async () => (await askServer(server, rematchTopics, {})).data,
  };
}

/** Answers what to say in the end; `say` is told each further tenth of the posts. */
export async function runRematch(place: RematchPlace, say: (line: string) => void, stop: AbortSignal): Promise<string> {
  const { stalePosts, needed } = await place.state();
  if (!needed) return 'All stored posts were read by this version; there is nothing to do.';
  let posts = 0;
  let topics = 0;
  const tell = tellTenths(say);
  while (!stop.aborted) {
    const step = await place.step();
    posts += step.posts;
    topics += step.topics;
    tell(posts, stalePosts);
    if (step.done) {
      return (
        `Read ${count(posts)} posts again. The server searches ${count(topics)} topics again, now or when it starts; ` +
        'each shows its old figures until then.'
      );
    }
  }
  return `Stopped after ${count(posts)} posts; "topic rematch" carries on.`;
}
