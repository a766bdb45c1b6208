import { describe, expect, it } from 'vitest';
import { type Outcome, QueryTurns } from './query-turns.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));
const read = (cursor: string, isWhole = true): Outcome => ({ cursor, isWhole });

/** One reading at each minute, of at most so many queries; answers what was asked in each, and how it was after the last. */
function readings(
  texts: readonly string[],
  outcomes: readonly Readonly<Record<string, Outcome>>[],
  most = 9,
  first: string | null = null,
) {
  let kept = first;
  const asked = outcomes.map((outcome, minute) => {
    const turns = new QueryTurns(texts, kept, at(minute));
    const left = turns.left().slice(0, most);
    for (const text of left) turns.note(text, at(minute), outcome[text] ?? read(`${text}${minute}`));
    kept = turns.kept(false);
    return { left, isOver: turns.isOver, isWhole: turns.isWhole, completeTo: turns.completeTo?.getUTCMinutes() ?? null };
  });
  return { asked, last: asked.at(-1), kept };
}

describe('queries in turn', () => {
  it('are whole together when each has had a turn, as far as the first', () => {
    const { asked } = readings(['a', 'b', 'c'], [{}, {}, {}], 2);
    expect(asked).toEqual([
      { left: ['a', 'b'], isOver: false, isWhole: false, completeTo: null },
      { left: ['c'], isOver: true, isWhole: true, completeTo: 0 },
      { left: ['a', 'b'], isOver: false, isWhole: false, completeTo: 1 },
    ]);
  });

  it('begin anew where a clock that was set back had begun them', () => {
    const ahead = new QueryTurns(['a', 'b'], null, at(55));
    ahead.note('a', at(55), read('x'));
    const { asked } = readings(['a', 'b'], [{}, {}], 9, ahead.kept(false));
    expect(asked.map(({ left, isOver }) => [left.length, isOver])).toEqual([
      [2, true],
      [2, true],
    ]);
  });

  it.each<[string, Outcome]>([
    ['has more to give', read('x', false)],
    ['fails', 'failed'],
  ])('do not wait for one that %s', (_name, outcome) => {
    const { asked } = readings(['a', 'b'], [{}, { a: outcome }, { a: outcome }, {}, {}]);
    expect(asked.map(({ left }) => left.length)).toEqual([2, 2, 2, 2, 2]);
    expect(asked.map(({ isWhole, completeTo }) => [isWhole, completeTo])).toEqual([
      [true, 0],
      [false, 0],
      [false, 0],
      // To the end, which was there when it fell behind.
      [true, 1],
      [true, 4],
    ]);
  });

  it('are complete without one that is not understood', () => {
    expect(readings(['a', 'b'], [{ a: 'left out' }]).last).toMatchObject({ isWhole: true, completeTo: 0 });
  });

  it('are not complete before each was read to its end', () => {
    expect(readings(['a', 'b'], [{ a: 'failed' }, { a: 'failed' }]).last).toMatchObject({ isWhole: false, completeTo: null });
  });

  it('keep their cursors, and forget what nobody asks any more', () => {
    const { kept } = readings(['a', 'b'], [{ a: read('x', false) }, { a: 'failed' }]);
    const turns = new QueryTurns(['a', 'c'], kept, at(2));
    expect([turns.left(), turns.cursorOf('a'), turns.cursorOf('c')]).toEqual([['c', 'a'], 'x', null]);
    expect(new QueryTurns(['b'], turns.kept(false), at(3)).cursorOf('b')).toBeNull();
  });

  it('begin anew, those first that were asked longest ago, where a reading broke off', () => {
    const turns = new QueryTurns(['a', 'b'], null, at(0));
    turns.note('a', at(0), read('x'));
    expect(new QueryTurns(['a', 'b'], turns.kept(true), at(1)).left()).toEqual(['b', 'a']);
    expect(new QueryTurns(['a', 'b'], turns.kept(false), at(1)).left()).toEqual(['b']);
  });

  it('of none are whole', () => {
    const turns = new QueryTurns([], null, at(0));
    expect([turns.isWhole, turns.completeTo]).toEqual([true, at(0)]);
  });

  it.each(['', '{}', 'null', '{"queries":{"x":1}}'])('begin anew with what is no cursor: %s', (cursor) => {
    expect(new QueryTurns(['a'], cursor, at(0)).left()).toEqual(['a']);
  });
});
