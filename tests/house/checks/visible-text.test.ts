import { expect, test } from 'vitest';
import { makeTree } from '../made-up-tree.ts';
import { untranslatedText } from './visible-text.ts';

test.each([
  ['translated text', "<p>{t('title')}</p>", 0],
  ['text between tags', '<p>Topics</p>', 1],
  ['text in braces', "<p>{'Topics'}</p>", 1],
  ['either of two texts', "<p>{open ? 'Close' : 'Open'}</p>", 2],
  ['text behind a condition', "<p>{open && 'Close'}</p>", 1],
  ['a template', '<p>{`${count} posts`}</p>', 1],
  ['Chinese text', '<p>專題</p>', 1],
  ['a read attribute', '<Input label="Name" />', 1],
  ['a read attribute in braces', "<img alt={'A chart'} />", 1],
  ['an attribute nobody reads', '<Button variant="subtle" data-testid="save" />', 0],
  ['a value compared', "<p>{kind === 'topic' ? a : b}</p>", 0],
  ['an argument', "<p>{format(count, 'short')}</p>", 0],
  ['signs and figures', '<p>– · 100&nbsp;%</p>', 0],
  ['a placeholder that is translated', "<Input placeholder={t('name')} />", 0],
])('%s', (_name, jsx, complaints) => {
  const root = makeTree({ 'src/web/ui/panel.tsx': `export function Panel() {\n  return ${jsx};\n}\n` });
  expect(untranslatedText(root)).toHaveLength(complaints);
});

test('says where', () => {
  const root = makeTree({ 'src/web/ui/panel.tsx': 'export const Panel = () => (\n  <p>\n    Topics\n  </p>\n);\n' });
  expect(untranslatedText(root)).toEqual([
    expect.stringMatching(/^src\/web\/ui\/panel\.tsx:\d: shows "Topics" without a translation$/),
  ]);
});
