/** Which of a list a key leads to, from the one that is held; null for a key that leads nowhere. The ends lead to one another. */
export function stepTo(key: string, held: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (held + 1) % count;
  if (key === 'ArrowUp') return (held - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
