/** The next task of the browser: until then it draws and listens. */
export function nextTask(): Promise<void> {
  // Not every browser has it; the timer waits a little longer.
  return 'scheduler' in globalThis ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
