/** So many percent of one colour, the rest of another, both as `#rrggbb`: few programs that open SVG know `color-mix`. */
export function blended(colour: string, ground: string, percent: number): string {
  const [over, under] = [channelsOf(colour), channelsOf(ground)];
  const channels = over.map((value, at) => Math.round((value * percent + (under[at] ?? 0) * (100 - percent)) / 100));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
