/** Where what belongs to something stands: at the wanted side of it, at the other one where there is no room, and within the window. In pixels. */
export type Side = 'top' | 'right';

export interface Extent {
  width: number;
  height: number;
}

/** Between it and the edge of the window. */
const EDGE = 4;

export function placeBeside(
  of: DOMRectReadOnly,
  { width, height }: Extent,
  window: Extent,
  side: Side,
): { x: number; y: number } {
  if (side === 'top') {
    const hasRoom = of.top - height >= EDGE;
    return { x: within(of.left + (of.width - width) / 2, window.width - width), y: hasRoom ? of.top - height : of.bottom };
  }
  const hasRoom = of.right + width <= window.width - EDGE;
  return { x: hasRoom ? of.right : of.left - width, y: within(of.top + (of.height - height) / 2, window.height - height) };
}

/** Where it is wider than the window, its beginning is what is seen. */
function within(place: number, last: number): number {
  return Math.max(EDGE, Math.min(place, last - EDGE));
}
