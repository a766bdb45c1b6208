/** fetch for what stands at its own address: an answer that leads elsewhere is none. */

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export function isRedirect(status: number): boolean {
  return REDIRECTS.has(status);
}

/**
 * Not by `redirect: 'error'`: with it the fetch of Node 20 forgets its signal at the next garbage collection, and an answer that never ends is
 * then read without end. Throws TypeError for a redirect, and what fetch throws.
 */
export async function directFetch(address: Parameters<typeof fetch>[0], init: Omit<RequestInit, 'redirect'>): Promise<Response> {
  const response = await fetch(address, { ...init, redirect: 'manual' });
  if (!isRedirect(response.status)) return response;
  await response.body?.cancel();
  throw new TypeError(`a redirect (HTTP ${response.status})`);
}
