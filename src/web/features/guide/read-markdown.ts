/**
 * Markdown of the guide → a page as data. Runs when the page is built, not in the browser. What is no part of the guide (markup, links to
 * documents for operators) becomes its text; the line that leads to the other language is left out, since the program has one chosen.
 */
import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import type { Block, GuidePage, Inline } from './guide-blocks.ts';

const OTHER_LANGUAGE = /^(?:繁體中文：|English: )\[/u;
const PAGE = /^([a-z-]+|README)(?:\.zh-Hant)?\.md(?:#(.*))?$/u;

/** `page`: its name without language and ending. */
export function readMarkdown(markdown: string, page: string): GuidePage {
  const tokens = marked.lexer(markdown) as MarkedToken[];
  const title = tokens.find((token) => token.type === 'heading' && token.depth === 1) as Tokens.Heading | undefined;
  if (!title) throw new Error(`${page}: a page of the guide begins with a title`);
  const rest = tokens.filter((token) => token !== title && !(token.type === 'paragraph' && OTHER_LANGUAGE.test(token.text)));
  return { title: title.text, blocks: blocks(rest, page) };
}

function blocks(tokens: readonly Token[], page: string): Block[] {
  return (tokens as readonly MarkedToken[]).flatMap((token): Block[] => {
    switch (token.type) {
      case 'heading':
        return [{ heading: token.depth === 2 ? 2 : 3, id: headingId(token.text), text: inlines(token.tokens, page) }];
      case 'paragraph':
        return paragraph(token.tokens, page);
      case 'text':
        return [{ paragraph: inlines(token.tokens ?? [token], page) }];
      case 'list':
        return [{ list: token.items.map((item) => blocks(item.tokens, page)), ordered: token.ordered }];
      case 'table':
        return [
          {
            head: token.header.map((cell) => inlines(cell.tokens, page)),
            rows: token.rows.map((row) => row.map((cell) => inlines(cell.tokens, page))),
          },
        ];
      case 'code':
        return [{ lines: token.text }];
      case 'space':
        return [];
      default:
        throw new Error(`${page}: the guide does not know what to do with ${token.type}`);
    }
  });
}

/** A picture stands by itself, or at the end of what it is a picture of. */
function paragraph(tokens: readonly Token[], page: string): Block[] {
  const pictures = tokens.filter((token): token is Tokens.Image => token.type === 'image');
  const words = inlines(
    tokens.filter((token) => token.type !== 'image'),
    page,
  );
  const said = words.some((word) => typeof word !== 'string' || word.trim() !== '');
  return [...(said ? [{ paragraph: words }] : []), ...pictures.map(({ href, text }) => ({ picture: href, alt: text }))];
}

function inlines(tokens: readonly Token[], page: string): Inline[] {
  return (tokens as readonly MarkedToken[]).flatMap((token): Inline[] => {
    switch (token.type) {
      case 'strong':
        return [{ strong: inlines(token.tokens, page) }];
      case 'em':
        return [{ em: inlines(token.tokens, page) }];
      case 'codespan':
        return [{ code: token.text }];
      case 'link':
        return link(token, page);
      case 'br':
        return ['\n'];
      case 'escape':
        return [token.text];
      case 'text':
        // Written without the entities that its Markdown has.
        return [token.text.replace(/&amp;/g, '&').replace(/&lt;/g, '<').replace(/&gt;/g, '>')];
      default:
        throw new Error(`${page}: the guide does not know what to do with ${token.type}`);
    }
  });
}

function link({ href, tokens }: Tokens.Link, page: string): Inline[] {
  const text = inlines(tokens, page);
  if (href.startsWith('#')) return [{ page, hash: href.slice(1), text }];
  if (/^https?:/.test(href)) return [{ href, text }];
  const found = PAGE.exec(href);
  if (!found) return text;
  return [{ page: found[1] ?? page, ...(found[2] !== undefined && { hash: found[2] }), text }];
}

/** As the readers of Markdown make them: lower case, words joined by hyphens, signs left out. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/gu, '-');
}
