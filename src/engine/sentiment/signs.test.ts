import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, lexicon } from './lexicon.ts';
import { readField } from './read-tokens.ts';
import { Signs } from './signs.ts';
import { TokenTable } from './token-table.ts';

interface Sign {
  text: string;
  /** Together with its negation. */
  whole: string;
  value: number;
}

function read(text: string): { found: Sign[]; signs: Signs; table: TokenTable } {
  const [table, signs] = [new TokenTable(), new Signs()];
  readField(text, table);
  signs.read(table);
  const found = Array.from({ length: signs.count }, (_, index) => {
    const [from, place] = [signs.froms[index] ?? -1, signs.places[index] ?? -1];
    const end = table.ends[place + (signs.lengths[index] ?? 0) - 1];
    return {
      text: text.slice(table.starts[place], end),
      whole: text.slice(table.starts[from], end),
      value: signs.values[index] ?? 0,
    };
  });
  return { found, signs, table };
}

describe('Signs', () => {
  it.each<[name: string, text: string, wholes: string[], sides: number[]]>([
    ['a word', 'a good phone', ['good'], [1]],
    ['with its negation', 'this is not a good phone', ['not a good'], [-1]],
    ['a negation behind a degree that is a sign', '認真咪', ['認真'], [1]],
    ['two under one negation', 'not smart, handsome', ['not smart', 'handsome'], [-1, -1]],
    ['nothing', 'the meeting is on Monday', [], []],
  ])('%s', (_name, text, wholes, sides) => {
    const { found } = read(text);
    expect(found.map(({ whole }) => whole)).toEqual(wholes);
    expect(found.map(({ value }) => Math.sign(value))).toEqual(sides);
  });

  it('stand one after the other, none beginning before the end of the one before', () => {
    const { entries } = lexicon();
    const wordsWith = (isOne: (entry: Entry) => boolean): fc.Arbitrary<string> =>
      fc.constantFrom(...entries.filter(isOne).map(({ word }) => word));
    const fragment = fc.oneof(
      wordsWith(({ sign, degree }) => sign !== 0 && degree !== 0),
      wordsWith(({ negates }) => negates),
      wordsWith(({ sign }) => sign !== 0),
      wordsWith(() => true),
      fc.constantFrom('，', '。', '!', ' ', 'the'),
    );
    const text = fc.array(fragment, { maxLength: 30 }).chain((parts) => fc.constantFrom(parts.join(''), parts.join(' ')));
    fc.assert(
      fc.property(text, (given) => {
        const { signs, table } = read(given);
        let end = 0;
        for (let index = 0; index < signs.count; index++) {
          const [from, place] = [signs.froms[index] ?? -1, signs.places[index] ?? -1];
          expect(from).toBeGreaterThanOrEqual(end);
          expect(place).toBeGreaterThanOrEqual(from);
          end = place + (signs.lengths[index] ?? 0);
          expect(end).toBeGreaterThan(place);
        }
        expect(end).toBeLessThanOrEqual(table.count);
      }),
      { numRuns: 2000 },
    );
  });
});
