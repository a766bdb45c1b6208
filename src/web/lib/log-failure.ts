/** Failed calls are told to the console, for whoever looks into a problem; people see the page's own words. */
export function logFailure(what: string, error: unknown): void {
  // A call given up because its question changed is no failure.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  // biome-ignore lint/suspicious/noConsole: the product logs failed calls here, and only here
  console.error(what, error);
}
