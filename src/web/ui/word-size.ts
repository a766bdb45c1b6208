/** How large a word of a cloud stands: its area grows with its count, and so its height with the square root. */
export interface WordSizes {
  /** Pixels. */
  smallest: number;
  largest: number;
}

export const TEXT_SIZES: WordSizes = { smallest: 13, largest: 44 };
/** A sign says less at the size of a text. */
export const EMOJI_SIZES: WordSizes = { smallest: 18, largest: 56 };

/** `share`: of the most frequent word's count. */
export function wordSize(share: number, { smallest, largest }: WordSizes): number {
  return smallest + (largest - smallest) * Math.sqrt(share);
}
