import { expect, test } from 'vitest';
import { openPage, write } from './pdf-page.ts';

/** Lines that a text takes where it has just the width that it needs with quotation marks as wide as letters. */
async function lines(text: string): Promise<number> {
  const page = await openPage('Report', 'en');
  const size = 9;
  const width =
    page
      .font('regular')
      .fontSize(size)
      .widthOfString(text, { features: ['pwid'] }) + 0.5;
  const { y } = page;
  write(page, text, { size, width });
  return Math.round((page.y - y) / page.currentLineHeight(true));
}

test.each([
  ['It’s late', 1],
  ['They said “only once” and “never”', 1],
  ['「遲到」 ferry', 1],
  // Chinese has them as wide as its characters, and what stands beside them is written as it was.
  ['佢話 “遲到” 又話 “冇車”', 2],
  ['“Ferry” ＦＥＲＲＹ 好定唔好？', 2],
])('%s takes %i lines', async (text, expected) => {
  expect(await lines(text)).toBe(expected);
});
