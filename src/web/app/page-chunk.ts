/**
 * The pages, each a chunk of its own. One that is missing makes the router load everything anew, which is right where a newer build has
 * other chunks; while the server is away it would leave the person with the browser's page of errors, so the error is another one then.
 */
import { lazyRouteComponent } from '@tanstack/react-router';
import { isServerThere, ServerAway } from '../lib/server-there.ts';

export const pageChunk: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadedOrAway(load), name);

export async function loadedOrAway<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load();
  } catch (cause) {
    if (await isServerThere()) throw cause;
    throw new ServerAway('a page could not be loaded: the server is away', { cause });
  }
}
