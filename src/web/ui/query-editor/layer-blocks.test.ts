import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LayerBlock, layerBlocks } from './layer-blocks.ts';
import type { LayerSegment } from './layer-segments.ts';

/** Words and spaces by turns, each a piece. */
function segmentsOf(text: string): LayerSegment[] {
  const segments: LayerSegment[] = [];
  for (const { index, 0: word } of text.matchAll(/\s+|\S+/g))
    segments.push({ start: index, end: index + word.length, ...(/^[A-Z]/.test(word) ? { kind: 'operator' as const } : {}) });
  return segments;
}
const blocksOf = (text: string, before: readonly LayerBlock[] = []) => layerBlocks(text, segmentsOf(text), before);
const textOf = (blocks: readonly LayerBlock[]) => blocks.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('');
const LONG = Array.from({ length: 200 }, (_, place) => `tea${place}`).join(' OR ');

describe('layerBlocks', () => {
  it('leaves all blocks as they are but the one that something is typed in', () => {
    const before = blocksOf(LONG);
    for (const typed of ['x', ' ferry ']) {
      const after = blocksOf(`${LONG.slice(0, 700)}${typed}${LONG.slice(700)}`, before);
      const changed = after.filter((block) => !before.includes(block));
      expect(changed).toHaveLength(1);
      expect(before.map(({ key }) => key)).toEqual(after.map(({ key }) => key));
    }
    expect(before.length).toBeGreaterThan(10);
  });

  it('draws a piece anew that looks otherwise than before', () => {
    const before = blocksOf(LONG);
    const segments = segmentsOf(LONG).map((one, place) => (place === 100 ? { ...one, paired: true as const } : one));
    const changed = layerBlocks(LONG, segments, before).filter((block) => !before.includes(block));
    expect(changed.flatMap(({ pieces }) => pieces.filter(({ paired }) => paired))).toHaveLength(1);
  });

  it('has the whole text in order, and each key once, whatever was there before', () => {
    const text = fc.array(fc.constantFrom('a', 'B', ' ', 'tea ', 'OR ', '茶'), { maxLength: 300 }).map((some) => some.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (texts) => {
        let blocks: readonly LayerBlock[] = [];
        for (const one of texts) {
          blocks = blocksOf(one, blocks);
          expect(textOf(blocks)).toBe(one);
          expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
        }
      }),
    );
  });
});
