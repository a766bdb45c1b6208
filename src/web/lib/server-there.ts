/** What was to be loaded was not, because nobody answers. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway';
}

/** Milliseconds; who takes longer over his page is not there for anybody. */
const PATIENCE = 10_000;

/** Whether the server hands out the page: a browser that loads it anew while it does not shows an error of its own instead. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}
