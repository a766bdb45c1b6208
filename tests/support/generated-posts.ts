/** Posts made of few fragments in three scripts, so that whatever a query asks for meets itself, in many spellings and places. */
import fc from 'fast-check';
import type { MediaType } from '../../src/contract/media-types.ts';
import type { QueryDocument } from '../../src/engine/query/document.ts';
import { tokenText } from '../../src/engine/text/token-text.ts';

export const WORDS = [
  'ferry',
  'Ferry',
  'FERRIES',
  'late',
  'lately',
  'Über',
  '2026',
  "o'neil",
  'C++',
  '.NET',
  'e-mail',
  'ｆｅｒｒｙ',
  'cafe\u0301',
];
export const OTHERS = [
  '渡輪',
  '渡轮',
  '白票',
  '票',
  '投',
  'カタ',
  'がく',
  '한국',
  '한국어',
  '😀',
  '👍🏽',
  '🇭🇰',
  '👨‍👩‍👧',
  '#️⃣',
  '1️⃣',
];
export const TAGS = ['#tag', '#Tag_2', '#渡輪', '@john_doe', '@Ann.Lee', '#ferry', '＃late'];
export const AUTHORS = ['', 'Ann Lee', 'ann.lee', 'JOHN_doe', '渡輪小輪', 'Ferry News', '한국 John'];
export const DOMAINS = ['', 'example.org', 'news.example.org', 'badexample.org', 'hk01.com'];
export const LANGUAGES = ['', 'en', 'zh', 'zh-hant', 'zhx', 'yue'];
export const MEDIA: MediaType[] = ['news', 'forum', 'x'];

const between = fc.constantFrom(' ', ' ', ' ', '', ', ', '。', '\n', ' - ', '\u200b');

function written(maxLength: number): fc.Arbitrary<string> {
  const fragment = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
    { weight: 4, arbitrary: fc.constantFrom(...OTHERS) },
    { weight: 1, arbitrary: fc.constantFrom(...TAGS) },
  );
  return fc
    .array(fc.tuple(fragment, between), { maxLength })
    .map((pieces) => pieces.map(([text, joint]) => text + joint).join(''));
}

/** A post as a query sees it. */
export const generatedPost: fc.Arbitrary<QueryDocument> = fc
  .record({
    title: fc.oneof(fc.constant(''), written(6)),
    content: written(14),
    name: fc.constantFrom(...AUTHORS),
    handle: fc.constantFrom(...AUTHORS),
    domain: fc.constantFrom(...DOMAINS),
    language: fc.constantFrom(...LANGUAGES),
    mediaType: fc.constantFrom(...MEDIA),
  })
  .map(({ title, content, name, handle, domain, language, mediaType }) => ({
    tokens: tokenText(title, content),
    title,
    content,
    authorTokens: tokenText(name, handle),
    domain,
    language,
    mediaType,
  }));
