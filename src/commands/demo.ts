/** `demo add` and `demo remove`: while a server runs on the data folder they ask it, otherwise they open the stores. */
import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { addDemo, removeDemo as removeDemoEndpoint } from '../contract/demo.ts';
import { findActorByEmail } from '../services/accounts/find-actor.ts';
import { DEMO_EMAIL } from '../services/accounts/first-start.ts';
import { createDemo } from '../services/demo/create-demo.ts';
import { removeDemo } from '../services/demo/remove-demo.ts';
import { askServer } from './ask-server.ts';
import { count } from './import-progress.ts';
import { CommandError, runWithContext } from './run-with-context.ts';
import { runningServer } from './running-server.ts';

export function demoCommand(program: Command): void {
  const demo = program.command('demo').description('the demo content: posts about invented brands, and topics that follow them');
  demo
    .command('add')
    .description('add it, or carry it on up to now')
    .option('--email <address>', 'a user in whose organisation the topics are made', DEMO_EMAIL)
    .action(async ({ email }: { email: string }) => {
      const config = readConfig();
      const server = await runningServer(config);
      if (server) {
        const { data } = await askServer(server, addDemo, { email });
        return console.log(added(data.posts, data.mentions));
      }
      return runWithContext(config, {}, (context, stop) => addHere(context, email, stop));
    });
  demo
    .command('remove')
    .description('remove it; posts and topics of your own stay')
    .action(async () => {
      const config = readConfig();
      const server = await runningServer(config);
      if (server) return console.log(removed((await askServer(server, removeDemoEndpoint, {})).data));
      return runWithContext(config, {}, async (context) => console.log(removed(await removeDemo(context))));
    });
}

async function addHere(context: Parameters<typeof createDemo>[0], email: string, stop: AbortSignal): Promise<void> {
  const actor = await findActorByEmail(context, email);
  if (!actor) throw new CommandError(`There is no user ${email}. Name one with --email, or start the program once.`);
  let percent = 0;
  const onProgress = (done: number, posts: number): void => {
    if (done * 100 < percent + 10) return;
    percent = Math.floor(done * 10) * 10;
    console.error(`${percent} % · ${count(posts)} posts`);
  };
  const { posts, mentions, outcome } = await createDemo(context, actor, { asked: true, stop, onProgress });
  console.log(outcome === 'stopped' ? `Stopped after ${count(posts)} posts; "demo add" carries on.` : added(posts, mentions));
}

function added(posts: number, mentions: number): string {
  if (posts === 0) return 'The demo content is there already, up to now.';
  return `Added ${count(posts)} demo posts, ${count(mentions)} of them as mentions of topics.`;
}

function removed({ posts, topics }: { posts: number; topics: number }): string {
  if (posts === 0 && topics === 0) return 'There is no demo content.';
  return `Removed ${count(posts)} demo posts with their mentions, and ${count(topics)} demo topics.`;
}
