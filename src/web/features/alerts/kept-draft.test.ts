import { expect, test } from 'vitest';
import { emptyFields } from './draft.ts';
import { fieldsIn } from './kept-draft.ts';

const fields = emptyFields({ mediaTypes: ['news'], language: 'en' });

test.each<[string, boolean | undefined, string]>([
  ['follows the page where nobody chose it', undefined, 'zh-Hant'],
  ['follows the page after a reset', false, 'zh-Hant'],
  ['stays where somebody chose it', true, 'en'],
])('the language of the messages %s', (_name, languageChosen, expected) => {
  const found = fieldsIn({ fields, tried: false, keptAt: 0, languageChosen }, 'zh-Hant');
  expect(found).toEqual({ ...fields, language: expected });
});
