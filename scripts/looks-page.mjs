/** The page for the eye: the sheets of all pictures, and before them what has changed, as it was beside as it is. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const STYLE = `body { font: 14px system-ui, sans-serif; margin: 24px; background: #77808c; color: #fff }
a { color: inherit } figure { margin: 0 0 24px; display: inline-block; vertical-align: top; margin-right: 24px }
figure > div { display: flex; gap: 8px; align-items: flex-start } .was { background-repeat: no-repeat }
img { width: 300px } h2 { margin-top: 40px } .sheet img { width: 100% }`;

/** `results`: the folder of a run. Answers where the page is. */
export function writeLooksPage(results, accepted) {
  const now = join(results, 'now');
  const names = existsSync(now) ? readdirSync(now).filter((name) => name.endsWith('-changes.json')) : [];
  const changes = names.flatMap((name) => {
    const look = name.replace('-changes.json', '');
    const sheet = relative(results, join(accepted, `${look}.jpg`));
    return JSON.parse(readFileSync(join(now, name), 'utf8')).map((change) => figureOf(change, look, sheet, results));
  });
  const sheets = existsSync(results) ? readdirSync(results).filter((name) => name.endsWith('.jpg')) : [];
  const page = join(results, 'looks.html');
  const body = [
    `<h1>${changes.length === 0 ? 'Nothing has changed' : `${changes.length} pictures have changed`}</h1>`,
    ...changes,
    ...sheets.map((name) => `<h2>${name}</h2><a class="sheet" href="${name}"><img loading="lazy" src="${name}" alt=""></a>`),
  ];
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><title>Looks</title><style>${STYLE}</style>${body.join('\n')}`);
  return page;
}

/** The accepted one is a piece of its sheet. */
function figureOf({ name, kind, difference, path, was }, look, sheet, results) {
  const before = was
    ? `<div class="was" style="width:${was.width}px;height:${was.height}px;background-image:url('${sheet}');background-position:-${was.left}px -${was.top}px;zoom:${300 / was.width}"></div>`
    : '';
  const after = path ? `<img loading="lazy" src="${relative(results, path)}" alt="">` : '';
  const figures = difference
    ? `, on average ${difference.mean.toFixed(1)}, worst block ${difference.worstBlock.toFixed(0)}, height ${difference.height}`
    : '';
  return `<figure><figcaption>${look}, ${name}: ${kind}${figures}</figcaption><div>${before}${after}</div></figure>`;
}
