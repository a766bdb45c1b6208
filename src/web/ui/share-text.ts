/** A share of the whole in words: something, however small, is never "0%". */
import type { Format } from '../lib/format.ts';

export function shareText(percent: number | null, format: Format): string {
  return percent !== null && percent > 0 && percent < 0.05 ? `<${format.percent(0.1)}` : format.percent(percent);
}
