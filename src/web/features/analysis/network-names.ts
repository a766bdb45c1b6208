/** On which side of its circle a name of a network stands, so that it lies over no other circle and no other name. Pure. */
import type { Frame, Place } from './network-layout.ts';

type Side = 'bottom' | 'top' | 'right' | 'left';

export interface Circle extends Place {
  /** Diameter. */
  size: number;
  /** What it is called in the picture, if it is named there. */
  name: string | null;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** As much of a name as is shown, in pixels. */
export const LONGEST = 110;
/** Beside and below the frame, as far as a name may go. */
export const AROUND = 64;
const HEIGHT = 16;
/** More than a circle takes, since the frame is drawn a little smaller, and circles are not. */
const MARGIN = 5;
/** From the edge of a circle, as ECharts has it. */
const GAP = 5;
const [LETTER, SIGN] = [7, 12];
const SIDES: readonly Side[] = ['bottom', 'top', 'right', 'left'];

/** In the order of the circles: null where a name has no free side, or none is wanted. Whoever comes first chooses first. */
export function nameSides(circles: readonly Circle[], frame: Frame): (Side | null)[] {
  const taken = circles.map(boxOf);
  return circles.map((circle) => {
    if (circle.name === null) return null;
    const width = Math.min(
      LONGEST,
      [...circle.name].reduce((sum, sign) => sum + (sign > '\u2E80' ? SIGN : LETTER), 0),
    );
    for (const side of SIDES) {
      const box = nameBox(circle, width, side);
      if (box.left < -AROUND || box.right > frame.width + AROUND || taken.some((other) => lieOver(box, other))) continue;
      taken.push(box);
      return side;
    }
    return null;
  });
}

function boxOf({ x, y, size }: Circle): Box {
  const half = size / 2 + MARGIN;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function nameBox({ x, y, size }: Circle, width: number, side: Side): Box {
  const away = size / 2 + GAP;
  if (side === 'left' || side === 'right') {
    const left = side === 'right' ? x + away : x - away - width;
    return { left, right: left + width, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
  }
  const top = side === 'bottom' ? y + away : y - away - HEIGHT;
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + HEIGHT };
}

function lieOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
