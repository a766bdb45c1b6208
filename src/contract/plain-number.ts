/** Numbers as people write them. */

const PLAIN = /^\d+(?:\.\d+)?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** Chinese keyboards give １２; thousands may be set apart by commas, as they are shown. null: no number from 0 on. */
export function plainNumber(text: string): number | null {
  const written = text.normalize('NFKC').trim();
  if (GROUPED.test(written)) return Number(written.replaceAll(',', ''));
  return PLAIN.test(written) ? Number(written) : null;
}
