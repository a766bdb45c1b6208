/** Documents are present truth: a path of the project that a document cites in code marks or links must exist. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, readText } from './source-tree.ts';

/** Made by running the program, so a document may speak of them. */
const MADE_LATER = /^(?:dist|data|node_modules|test-results)(?:\/|$)/;
const PLACEHOLDER = /[<>{}*…$]|\.\.\./;

export function brokenCitations(root: string): string[] {
  const tops = new Set(listFiles(root).map((path) => path.split('/')[0] ?? ''));
  return listFiles(root)
    .filter((path) => path.endsWith('.md'))
    .flatMap((document) => {
      const text = readText(root, document);
      const broken = [...linked(text), ...quoted(text, tops)].filter((cited) => !isThere(root, document, cited));
      return [...new Set(broken)].map((cited) => `${document}: cites ${cited}, which does not exist`);
    });
}

function linked(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '').filter((target) => !/^(?:[a-z]+:|#)/.test(target));
}

/** Inline code that looks like a path: it has a slash and begins with something at the top of the project. */
function quoted(text: string, tops: Set<string>): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((cited) => cited.includes('/') && tops.has(cited.split('/')[0] ?? '') && !PLACEHOLDER.test(cited));
}

function isThere(root: string, document: string, cited: string): boolean {
  const path = cited.replace(/[#:].*$/, '');
  if (MADE_LATER.test(path)) return true;
  return existsSync(join(root, path)) || existsSync(join(root, dirname(document), path));
}
