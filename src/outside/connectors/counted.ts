/** What the stores hold of a count; whatever says more is no count. */
const MOST = 4_294_967_295;

/** A count as a post has it: whole, not negative; null, which is unknown, for all else. Google gives them as texts of digits. */
export function counted(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= MOST ? number : null;
}
