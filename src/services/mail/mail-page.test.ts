/** The frame of every mail: as wide as the screen, whatever stands in it. */
import { expect, test } from 'vitest';
import { mailPage } from './mail-page.ts';
import { html } from './markup.ts';

const page = mailPage({
  language: 'en',
  title: 'Ferries',
  productName: 'Earshot',
  body: [html`<p>${'w'.repeat(600)}</p>`],
  foot: [html`<p>${'f'.repeat(600)}</p>`],
});

test('a word without a break is broken, by whichever name a program of mail knows it', () => {
  const around = page.slice(0, page.indexOf('www'));
  const open = around.slice(around.lastIndexOf('<table'));
  for (const style of ['overflow-wrap:anywhere', 'word-break:break-word', 'max-width:600px']) expect(open).toContain(style);
  // The foot stands in the same table.
  expect(page.slice(page.indexOf('www'), page.indexOf('fff'))).not.toContain('</table>');
});

test('no column grows by what stands in it', () => {
  const tables = page.match(/<table[^>]*>/g) ?? [];
  expect(tables).toHaveLength(2);
  for (const table of tables) expect(table).toMatch(/table-layout:fixed;width:100%/);
});
