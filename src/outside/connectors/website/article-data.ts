/** What a page says of its article in JSON-LD (schema.org: Article and what is one). Every field may be missing or of another shape. */
import { normalUrl } from '../normal-url.ts';
import { parsedJson } from '../parsed-json.ts';

export interface ArticleData {
  headline: string | null;
  published: string | null;
  modified: string | null;
  authors: readonly { name: string; url: string | null }[];
  body: string | null;
  description: string | null;
  publisher: string | null;
  language: string | null;
  comments: number | null;
}

/** Objects looked at: pages have ten. */
const MOST_OBJECTS = 500;
const MOST_AUTHORS = 20;
const ARTICLE =
  /^(?:https?:\/\/schema\.org\/)?(?:\w*Article|BlogPosting|LiveBlogPosting|SocialMediaPosting|DiscussionForumPosting|Report|Review)$/;

type Fields = Readonly<Record<string, unknown>>;

/** `texts`: of the JSON-LD of the page at `url`. null where it is about no article, or about several of which none is the page. */
export function articleData(texts: readonly string[], url: string): ArticleData | null {
  const articles = objectsIn(texts.map(parsedJsonLd)).filter(isArticle);
  const isAboutOne = new Set(articles.map((article) => wordsOf(article['headline']))).size === 1;
  const article = isAboutOne ? articles[0] : articles.find((one) => addressesOf(one).some((other) => isSamePage(other, url)));
  if (!article) return null;
  return {
    headline: wordsOf(article['headline']) ?? wordsOf(article['name']),
    published: wordsOf(article['datePublished']) ?? wordsOf(article['dateCreated']),
    modified: wordsOf(article['dateModified']),
    authors: listOf(article['author'])
      .slice(0, MOST_AUTHORS)
      .flatMap((author) => authorOf(author) ?? []),
    body: wordsOf(article['articleBody']),
    description: wordsOf(article['description']),
    publisher: listOf(article['publisher']).map(nameOf).find(Boolean) ?? null,
    language: listOf(article['inLanguage']).map(nameOf).find(Boolean) ?? null,
    comments: typeof article['commentCount'] === 'number' ? article['commentCount'] : null,
  };
}

/** Some wrap it in a comment, or leave line ends within strings. */
function parsedJsonLd(text: string): unknown {
  const bare = text.replace(/^\s*(?:<!--|\/\/<!\[CDATA\[)|(?:-->|\/\/\]\]>)\s*$/g, '').trim();
  return parsedJson(bare) ?? parsedJson(bare.replace(/\p{Cc}+/gu, ' '));
}

/** Roots, members of lists and of graphs, and what a page is mainly about; in this order, each level after the one before. */
function objectsIn(roots: readonly unknown[]): Fields[] {
  const found: Fields[] = [];
  let level = roots;
  while (level.length > 0 && found.length < MOST_OBJECTS) {
    const objects = level.flatMap(listOf).filter(isFields).slice(0, MOST_OBJECTS);
    found.push(...objects);
    level = objects.flatMap((object) => [object['@graph'], object['mainEntity'], object['mainEntityOfPage']]).filter(isObject);
  }
  return found;
}

function isArticle(object: Fields): boolean {
  return listOf(object['@type']).some((type) => typeof type === 'string' && ARTICLE.test(type));
}

function addressesOf(article: Fields): string[] {
  const about = listOf(article['mainEntityOfPage']).map((page) => (isFields(page) ? page['@id'] : page));
  return [article['url'], article['@id'], ...about].flatMap((address) => wordsOf(address) ?? []);
}

function isSamePage(address: string, url: string): boolean {
  const absolute = URL.parse(address, url)?.href;
  return absolute !== undefined && normalUrl(absolute) === normalUrl(url);
}

function authorOf(author: unknown): { name: string; url: string | null } | null {
  const name = nameOf(author);
  return name === null ? null : { name, url: isFields(author) ? wordsOf(listOf(author['url'])[0]) : null };
}

/** Of a thing, or the name itself. */
function nameOf(thing: unknown): string | null {
  return isFields(thing) ? wordsOf(listOf(thing['name'])[0]) : wordsOf(thing);
}

function wordsOf(value: unknown): string | null {
  const [first] = listOf(value);
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isFields(value: unknown): value is Fields {
  return isObject(value) && !Array.isArray(value);
}
