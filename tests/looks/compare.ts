/**
 * Whether a small picture of a page still looks as it was accepted. Two figures say so: how far all of it is off on average, and how far
 * the block is off that is off most, so that neither a colour everywhere nor a sign in one place is missed. What drawing letters and
 * packing pictures leave of difference stays below both.
 */
export interface Thumbnail {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  pixels: Uint8Array | Uint8ClampedArray;
}

export interface Difference {
  /** Of 255, over all pixels. */
  mean: number;
  /** Of 255, over the pixels of one block. */
  worstBlock: number;
  /** In pixels of the small picture: of the page that has grown or shrunk. */
  height: number;
}

/** Of pixels, along each side. */
const BLOCK = 4;
const TOLERANCE: Difference = { mean: 1.2, worstBlock: 20, height: 1 };

export function compare(accepted: Thumbnail, now: Thumbnail): Difference {
  const width = Math.min(accepted.width, now.width);
  const height = Math.min(accepted.height, now.height);
  let sum = 0;
  let worstBlock = 0;
  for (let top = 0; top < height; top += BLOCK)
    for (let left = 0; left < width; left += BLOCK) {
      const right = Math.min(left + BLOCK, width);
      const bottom = Math.min(top + BLOCK, height);
      let inBlock = 0;
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) inBlock += distance(accepted, now, x, y);
      sum += inBlock;
      worstBlock = Math.max(worstBlock, inBlock / ((right - left) * (bottom - top)));
    }
  return { mean: sum / (width * height), worstBlock, height: Math.abs(accepted.height - now.height) };
}

export function isTelling({ mean, worstBlock, height }: Difference): boolean {
  return mean > TOLERANCE.mean || worstBlock > TOLERANCE.worstBlock || height > TOLERANCE.height;
}

/** Of the colour that is off most: an even grey of the same lightness is no equal of a red. */
function distance(one: Thumbnail, other: Thumbnail, x: number, y: number): number {
  const at = (y * one.width + x) * 4;
  const to = (y * other.width + x) * 4;
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1)
    most = Math.max(most, Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[to + channel] ?? 0)));
  return most;
}
