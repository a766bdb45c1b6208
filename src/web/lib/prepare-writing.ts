/**
 * The browser reads its tables of zones and figures with the first that is written, which takes it longer than the page may stand still: a worker
 * has it read them. What is written before it is through waits for it no longer than it would have taken itself.
 */
export function prepareWriting(): void {
  new Worker(new URL('./writing-tables.ts', import.meta.url), { type: 'module' });
}
