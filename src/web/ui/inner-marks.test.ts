import { expect, test } from 'vitest';
import { withInnerMarks } from './inner-marks.ts';

test.each([
  ['straight', 'en', '"The app is down," said Mr Wong.', '‘The app is down,’ said Mr Wong.'],
  ['curly', 'en', '“Down,” he said. “Again.”', '‘Down,’ he said. ‘Again.’'],
  ['a quotation that goes on in the next sentence', 'en', '“The app is down.', '‘The app is down.'],
  ['inches', 'en', 'A 6.1" screen', 'A 6.1" screen'],
  ['apostrophes', 'en', "It isn't 'down'.", "It isn't 'down'."],
  ['Chinese within English marks, which differ', 'en', '公司稱「已修復」。', '公司稱「已修復」。'],
  ['Chinese', 'zh-Hant', '公司稱「已修復」。', '公司稱『已修復』。'],
  ['Chinese within Chinese', 'zh-Hant', '他說：「有人叫『唔好去』。」', '他說：『有人叫「唔好去」。』'],
  ['English within Chinese marks', 'zh-Hant', '"Down," he said.', '"Down," he said.'],
])('%s (%s)', (_name, language, text, shown) => {
  expect(withInnerMarks(text, language)).toBe(shown);
});
