/** The text of an article without what is around it: Mozilla's Readability on a small tree of the page. */
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { plainText } from '../plain-text.ts';

/** Below it Readability looks again, less strictly; 500 of its own is meant for alphabets. */
const SHORT = 200;

export interface ArticleText {
  text: string;
  title: string;
  byline: string | null;
  /** 0 to 1: how much of the text is that of links; a list of articles is little else. */
  linked: number;
}

/** `body`: bounded markup. `title` of the page, so that it is not repeated in the text. null where there is no article to be seen. */
export function articleText(body: string, title: string): ArticleText | null {
  const read = readable(body, title);
  if (!read?.content) return null;
  const { html, links } = read.content;
  const text = plainText(html);
  const linked = links.reduce((sum, link) => sum + plainText(link).length, 0);
  return {
    text,
    title: read.title ?? '',
    byline: read.byline || null,
    linked: Math.min(1, linked / Math.max(1, text.length)),
  };
}

/** Of a tree what is used here; the types of browsers are not those of this program. */
interface Tree {
  innerHTML: string;
  querySelectorAll(name: string): Iterable<{ innerHTML: string }>;
}

/** A tree that is read is a tree that is changed: it is for this alone. */
function readable(body: string, title: string) {
  try {
    const document = documentOf(`<!doctype html><html><head><title></title></head><body>${body}</body></html>`);
    document.title = title;
    const serializer = (tree: Tree) => ({
      html: tree.innerHTML,
      links: Array.from(tree.querySelectorAll('a'), ({ innerHTML }) => innerHTML),
    });
    return new Readability(document, { charThreshold: SHORT, disableJSONLD: true, serializer }).parse();
  } catch {
    // Markup that is like no page's; the site has others.
    return null;
  }
}

/** The types of the library are those of browsers, which this program does not have; what it gives has a document by its own promise. */
function documentOf(html: string): { title: string } {
  const page: unknown = parseHTML(html);
  return (page as { document: { title: string } }).document;
}
