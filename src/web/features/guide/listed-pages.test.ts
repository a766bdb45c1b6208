import { expect, it } from 'vitest';
import { listedPages } from './listed-pages.ts';
import { readMarkdown } from './read-markdown.ts';

it('are those that the items of lists begin with, in their order; steps and links within a sentence are none', () => {
  const first = readMarkdown(
    '# Start\n\nSee [alerts](alerts.md).\n\n1. [Step](own-names.md)\n\n- [Sources](sources.md): where\n- [Alerts](alerts.md)\n- see [x](y.md)\n- [Part](sources.md#part)',
    'README',
  );
  expect(listedPages(first)).toEqual([
    { page: 'sources', text: ['Sources'] },
    { page: 'alerts', text: ['Alerts'] },
  ]);
});
