import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OTHERS, WORDS } from '../../../tests/support/generated-posts.ts';
import { shippedTextReader } from '../../../tests/support/text-reader.ts';
import { ENTITY_TYPES } from '../../contract/filter-choices.ts';
import { evaluate } from '../../engine/query/evaluate.ts';
import { tokenText } from '../../engine/text/token-text.ts';
import type { GazetteerEntry } from '../../engine/themes/gazetteer.ts';
import { type OwnNames, searchFor } from './own-names.ts';

const reader = shippedTextReader();
const shared = reader.withNames([]);

/**
 * What stands between the words of names and of texts. A link ends with a space: where one runs into a word, by a full-width letter
 * or an invisible character, the themes part what the tokens of the search join.
 */
const BETWEEN = [
  '',
  ' ',
  '-',
  ', ',
  '. ',
  ' & ',
  '！',
  ' 🚀 ',
  '\u200b',
  ' #',
  '#',
  ' @',
  ' https://a.example/ferry ',
  '\n',
  '（',
];
const word = fc.constantFrom(...WORDS, ...OTHERS, 'HSBC', '港', 'A', 'Chan', '陳大文', 'said', '表示');
const written = fc
  .array(fc.tuple(fc.constantFrom(...BETWEEN), word), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join(''));
const text = fc.array(fc.tuple(fc.constantFrom(...BETWEEN), word), { maxLength: 12 }).map((parts) => parts.flat().join(''));
const entity = fc.record({
  name: written,
  type: fc.constantFrom(...ENTITY_TYPES),
  aliases: fc.array(
    fc.oneof(
      written,
      written.map((name) => `{${name}}`),
    ),
    { maxLength: 3 },
  ),
});

function namesOf(entities: readonly GazetteerEntry[]): OwnNames {
  const rows = entities.map((given, id) => ({ ...given, aliases: [...given.aliases], id, updatedAt: new Date(0), by: null }));
  return { organisationId: 1, version: 1, entities: rows, reader: reader.withNames(rows) };
}

test('no post is read otherwise that the search for names would not find', () => {
  let otherwise = 0;
  fc.assert(
    fc.property(fc.array(entity, { minLength: 1, maxLength: 3 }), text, text, (entities, title, content) => {
      const names = namesOf(entities);
      const own = names.reader?.entitiesOf({ title, content });
      if (JSON.stringify(own) === JSON.stringify(shared.entitiesOf({ title, content }))) return;
      otherwise += 1;
      const query = searchFor(names);
      const tokens = tokenText(title, content);
      const document = { tokens, title, content, authorTokens: '', domain: '', language: '', mediaType: 'news' } as const;
      expect(query !== null && query !== 'all' && evaluate(query, document)).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(otherwise).toBeGreaterThan(50);
});

test.each([
  ['no name', 0, null],
  ['too many names to search for', 2001, 'all'],
])('%s', (_, count, expected) => {
  const entities = Array.from({ length: count }, (__, at) => ({ name: `Name ${at}`, type: 'place' as const, aliases: [] }));
  expect(searchFor(namesOf(entities))).toEqual(expected);
});
