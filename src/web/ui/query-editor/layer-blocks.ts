/**
 * The pieces of a long query put together in blocks, so that a letter typed draws anew the block that it is in: those before and after it
 * stay the same objects, also where their place in the text has changed.
 */
import { type LayerSegment, looksAlike } from './layer-segments.ts';

export interface LayerPiece extends Omit<LayerSegment, 'start' | 'end'> {
  text: string;
}

export interface LayerBlock {
  /** Of its own among those of one text. */
  key: number;
  pieces: readonly LayerPiece[];
}

/** Pieces of a new block; one that grows is parted when it is twice as long. */
const USUAL = 24;

/** `before`: those of the text as it was. */
export function layerBlocks(text: string, segments: readonly LayerSegment[], before: readonly LayerBlock[]): LayerBlock[] {
  const pieces = segments.map(({ start, end, ...look }): LayerPiece => ({ ...look, text: text.slice(start, end) }));
  let [first, from] = [0, 0];
  for (let block = before[first]; block && isAt(block, pieces, from, pieces.length); block = before[first]) {
    first += 1;
    from += block.pieces.length;
  }
  let [last, to] = [before.length, pieces.length];
  while (last > first) {
    const block = before[last - 1];
    const start = to - (block?.pieces.length ?? 0);
    if (!block || start < from || !isAt(block, pieces, start, to)) break;
    last -= 1;
    to = start;
  }
  const keys = before.slice(first, last).map(({ key }) => key);
  const fresh = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  const between = parted(pieces.slice(from, to)).map((some, place) => ({
    key: keys[place] ?? fresh + place,
    pieces: some,
  }));
  return [...before.slice(0, first), ...between, ...before.slice(last)];
}

function parted(pieces: readonly LayerPiece[]): LayerPiece[][] {
  if (pieces.length === 0) return [];
  if (pieces.length <= 2 * USUAL) return [[...pieces]];
  return [pieces.slice(0, USUAL), ...parted(pieces.slice(USUAL))];
}

function isAt(block: LayerBlock, pieces: readonly LayerPiece[], from: number, to: number): boolean {
  return (
    from + block.pieces.length <= to &&
    block.pieces.every((piece, place) => {
      const there = pieces[from + place];
      return there?.text === piece.text && looksAlike(there, piece);
    })
  );
}
