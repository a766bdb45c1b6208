/** The pen of the page as it is now: its mode's colours, its font, its measure of texts. */
import { readFont, readLook } from '../chart/chart-look.ts';
import type { Pen } from './drawing.ts';

export function readPen(): Pen {
  const font = readFont();
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  return {
    look: readLook(),
    font,
    widthOf: (text, size, weight = 400) => {
      context.font = `${weight} ${size}px ${font}`;
      return context.measureText(text).width;
    },
  };
}
