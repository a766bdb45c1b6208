import { beforeAll, describe, expect, test } from 'vitest';
import { generateDemoPosts } from '../../../engine/demo/generate-demo-posts.ts';
import { compileText } from '../../../engine/query/compile-text.ts';
import type { QueryDocument } from '../../../engine/query/document.ts';
import { evaluate } from '../../../engine/query/evaluate.ts';
import { tokenText } from '../../../engine/text/token-text.ts';
import english from '../../i18n/en/search.json' with { type: 'json' };
import chinese from '../../i18n/zh-Hant/search.json' with { type: 'json' };

const EXAMPLES = [english, chinese].flatMap(({ start }) => Object.values(start.queries));

describe.each(['one', 'another'])('the examples, of the demo %s', (seed) => {
  let documents: QueryDocument[];
  beforeAll(() => {
    const posts = generateDemoPosts({ seed, now: new Date('2026-03-10T12:00:00Z'), timezone: 'Asia/Hong_Kong' });
    documents = Array.from(posts, ({ title, content, lang, media_type }) => ({
      tokens: tokenText(title, content),
      title: title ?? '',
      content: content ?? '',
      authorTokens: '',
      domain: '',
      language: (lang ?? '').toLowerCase(),
      mediaType: media_type,
    }));
  }, 60_000);

  // Whoever presses one to see what a search is like sees posts, and not one by luck.
  test.each(EXAMPLES)('%s finds some', (text) => {
    const read = compileText('query', text);
    if ('errors' in read) throw new Error(`cannot be read: ${text}`);
    expect(documents.filter((document) => evaluate(read.query, document)).length).toBeGreaterThan(5);
  });
});
