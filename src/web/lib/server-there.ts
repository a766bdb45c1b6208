/** What was to be loaded was not, because nobody answers. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway';
}

/** Whether the server hands out the page: a browser that loads it anew while it does not shows an error of its own instead. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
