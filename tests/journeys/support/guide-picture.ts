/**
 * A picture of the guide and the words on it: docs/images/guide/<language>/<name>.webp, and beside it the same name with `.txt`. The words
 * tell whether the picture is still true: it is not compared, since every machine draws a little differently.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { used } from './every-page.ts';
import type { Language } from './words.ts';

/** As `src/web/features/guide/components/blocks.tsx` shows them. */
export const PICTURE_SIZE = { width: 1200, height: 750 };
const QUALITY = 70;
const WRITES = process.env['GUIDE_PICTURES'] === 'write';
const RENEW = 'the picture is stale: GUIDE_PICTURES=write npm run journeys -- guide-pictures';

const folder = (language: Language) => fileURLToPath(new URL(`../../../docs/images/guide/${language}/`, import.meta.url));
const GUIDE = fileURLToPath(new URL('../../../docs/guide/', import.meta.url));

export async function takePicture(page: Page, language: Language, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await used(page);
  await expect(page.getByRole('status', { name: LOADING })).toHaveCount(0);
  await expect(page.locator('[class*="Skeleton"]')).toHaveCount(0);
  // A chart has its place and its name before it is drawn.
  await expect(page.getByRole('main').locator('div[role="img"]:not(:has(*))')).toHaveCount(0);
  // Which of the words is said may depend on what is drawn last: as long as they change, the page is not there yet.
  let words = await wordsShown(page);
  await expect
    .poll(async () => {
      const before = words;
      words = await wordsShown(page);
      return words === before;
    })
    .toBe(true);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  const picture = Buffer.from(data, 'base64');
  expect(picture.subarray(8, 12).toString()).toBe('WEBP');
  if (WRITES) {
    mkdirSync(folder(language), { recursive: true });
    writeFileSync(`${folder(language)}${name}.webp`, picture);
    writeFileSync(`${folder(language)}${name}.txt`, words);
  }
  expect.soft(words, RENEW).toBe(readFileSync(`${folder(language)}${name}.txt`, 'utf8'));
}

const LOADING = /^(?:Loading|正在載入)/;

/** What is written on headings, buttons, fields and columns in the window, without what has figures in it: those move with the clock. */
function wordsShown(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const inWindow = (element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && element.checkVisibility();
    };
    const written = [...document.querySelectorAll('h1, h2, h3, nav a, th, dt, label, legend, button, [role=menuitem], [role=tab]')]
      .filter((element) => inWindow(element) && !element.closest('[data-post], article'))
      .map((element) => element.innerText.replace(/\\s+/g, ' ').trim())
      .filter((text) => text !== '' && !/\\d/.test(text));
    return [...new Set(written)].join('\\n') + '\\n';
  })()`);
}

export interface Files {
  /** Names of the pictures that are there. */
  taken: string[];
  /** Names of those that the pages of the guide show. */
  cited: string[];
  /** Bytes of all of them. */
  bytes: number;
}

/** What lies in the folders, in one language. */
export function picturesOf(language: Language): Files {
  const files = readdirSync(folder(language)).filter((file) => file.endsWith('.webp'));
  const pages = readdirSync(GUIDE).filter((page) => page.endsWith('.zh-Hant.md') === (language === 'zh-Hant'));
  const cited = pages.flatMap((page) => {
    const text = readFileSync(GUIDE + page, 'utf8');
    return [...text.matchAll(/!\[[^\]]+\]\(\.\.\/images\/guide\/([\w-]+)\/([\w-]+)\.webp\)/g)].map(([, of, name = '']) =>
      of === language ? name : `${name} of ${of}`,
    );
  });
  return {
    taken: files.map((file) => file.replace('.webp', '')).sort(),
    cited: [...new Set(cited)].sort(),
    bytes: files.reduce((sum, file) => sum + readFileSync(folder(language) + file).length, 0),
  };
}
