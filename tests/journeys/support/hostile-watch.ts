/** What must never happen on a page, whatever texts it shows. */
import { expect as base, type Page } from '@playwright/test';
import { PWNED_ATTRIBUTE } from '../../support/naughty-strings.ts';

/** All that is wrong on a page, and on those that follow, is said by one run. */
const expect = base.configure({ soft: true });

/** From then on nothing that runs or is refused by the page's policy stays unseen: it is an error of the console. */
export async function watchHostile(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' at ' + event.sourceFile));`);
  return seen;
}

const LOOK = `(() => {
  const found = [];
  if ('__pwned' in window) found.push('something ran');
  for (const one of document.querySelectorAll('[${PWNED_ATTRIBUTE}]')) found.push('made: ' + one.outerHTML.slice(0, 80));
  for (const link of document.querySelectorAll('a[href], area[href], form[action]')) {
    const to = link.getAttribute('href') ?? link.getAttribute('action');
    const url = new URL(to, location.href);
    if (!['http:', 'https:', 'mailto:'].includes(url.protocol)) found.push('link: ' + to);
    if (url.origin !== location.origin && !/noopener/.test(link.getAttribute('rel') ?? '')) found.push('no noopener: ' + to);
  }
  for (const one of document.querySelectorAll('*'))
    for (const { name } of one.attributes) if (/^on/i.test(name)) found.push('handler: ' + name);
  for (const one of document.querySelectorAll('img[src], script[src], link[href], iframe[src]')) {
    const from = new URL(one.src ?? one.href, location.href);
    if (from.origin !== location.origin && from.protocol !== 'data:' && from.protocol !== 'blob:') found.push('loads: ' + from.href);
  }
  return found;
})()`;

export async function expectInert(page: Page, seen: readonly string[], where: string): Promise<void> {
  expect(await page.evaluate(LOOK), where).toEqual([]);
  expect(seen, where).toEqual([]);
}

/** Which elements stand over the edge, where the page scrolls sideways. */
const OVER = `(() => {
  const root = document.scrollingElement;
  if (root.scrollWidth <= window.innerWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
    .slice(0, 8)
    .map((one) => one.tagName + '.' + one.className + ' ' + (one.textContent ?? '').slice(0, 40));
})()`;

export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(OVER), { message: where, timeout: 3000 }).toEqual([]);
}

/** The texts that no element of the page has as its own, whole and as typed. */
export async function missingTexts(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = new Set(
    await page.evaluate<string[]>(
      `[...document.querySelectorAll('body *')].filter((one) => one.childElementCount < 200).map((one) => one.textContent ?? '').filter((text) => text.length < 400)`,
    ),
  );
  return texts.filter((text) => !shown.has(text));
}

/**
 * Paragraphs in which a sign that turns the direction of writing, left open by one text, would turn what stands beside it. What isolates
 * is taken out first: blocks, elements that isolate, and what is set off by FSI … PDI.
 */
const TURNED = `(() => {
  const isolates = (one) => {
    const style = getComputedStyle(one);
    return !/^(inline|contents)$/.test(style.display) || /isolate|plaintext/.test(style.unicodeBidi) || style.float !== 'none';
  };
  const own = (one) => [...one.childNodes].map((node) =>
    node.nodeType === Node.TEXT_NODE ? node.data : node.nodeType !== Node.ELEMENT_NODE ? '' : isolates(node) ? '\uFFFC' : own(node)).join('');
  const inner = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;
  return [...document.querySelectorAll('body *')].filter((one) => isolates(one) && !/^(SCRIPT|STYLE|TEXTAREA|OPTION)$/.test(one.tagName)).flatMap((one) => {
    let text = own(one);
    for (let before = ''; before !== text; ) [before, text] = [text, text.replace(inner, '')];
    return /[\u202A-\u202E\u2066-\u2069]/.test(text) ? [text.trim()] : [];
  });
})()`;

/** `texts`: those of which each may be a paragraph of its own. */
export async function expectNothingTurned(page: Page, texts: ReadonlySet<string>, where: string): Promise<void> {
  const found = await page.evaluate<string[]>(TURNED);
  expect(
    found.filter((text) => !texts.has(text)),
    where,
  ).toEqual([]);
}
