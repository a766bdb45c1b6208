/** The demo content of a start: loaded while the program already serves, told in a few lines, and never a reason to stop. */
import type { Context } from '../context.ts';
import { findActorByEmail } from '../services/accounts/find-actor.ts';
import { DEMO_EMAIL } from '../services/accounts/first-start.ts';
import { createDemo } from '../services/demo/create-demo.ts';
import { count } from './import-progress.ts';

const EVERY = 0.2;

/** Resolves when it is loaded, or soon after `stop`; a later start carries on. */
export async function loadDemo(context: Context, stop: AbortSignal): Promise<void> {
  const actor = await findActorByEmail(context, DEMO_EMAIL);
  if (!actor) return;
  let next = 0;
  const onProgress = (done: number, posts: number) => {
    if (done < next) return;
    console.log(`  Loading demo content: ${Math.floor(done * 100)} %, ${count(posts)} posts`);
    next = done + EVERY;
  };
  try {
    const { outcome, posts } = await createDemo(context, actor, { stop, onProgress });
    if (outcome === 'added' && posts > 0)
      console.log(`  Demo content is up to date: ${count(posts)} posts added. "demo remove" takes it away.`);
  } catch (error) {
    context.log.error({ err: error }, 'the demo content could not be loaded; the next start tries again');
  }
}
