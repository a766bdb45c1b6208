/**
 * A legend of names below a picture too narrow to have them in a line: in as many lines as they take, or, as long as people made them,
 * one under the other.
 */

/** Pixels of a picture that is wide enough. */
export const ROOM = 640;
/** Pixels. */
const LINE = 22;
const NAME = 260;

/** Of a picture on a small telephone, and the steps from there on. */
const NARROWEST = 240;
const STEP = 40;
const WIDTHS = Array.from({ length: (ROOM - NARROWEST) / STEP }, (_, step) => NARROWEST + STEP * (step + 1));

/** Pixels that the sign of a series and the gap behind its name take. */
const SIGN = 30;
const [NARROW, WIDE] = [7, 14];

function widthOf(name: string): number {
  return [...name].reduce((sum, sign) => sum + (sign > '\u2E80' ? WIDE : NARROW), SIGN);
}

/** Whether they stand in one line of a picture that is wide enough; two lines would stand over the axis. */
export function fitInLine(names: readonly string[]): boolean {
  return names.reduce((sum, name) => sum + widthOf(name), 0) <= ROOM;
}

/** How many lines they take in a picture of that width, each with as many as go into it. */
export function linesIn(names: readonly string[], width: number): number {
  let [lines, left] = [0, 0];
  for (const name of names) {
    if (lines === 0 || widthOf(name) > left) [lines, left] = [lines + 1, width];
    left -= widthOf(name);
  }
  return lines;
}

/** Room for lines of names below the axis, for each width of a picture. */
export function roomBelow(names: readonly string[]) {
  const room = (width: number) => ({ grid: { bottom: LINE * linesIn(names, width) + 10 } });
  return [{ option: room(NARROWEST) }, ...WIDTHS.map((width) => ({ query: { minWidth: width }, option: room(width) }))];
}

/** What a legend of so many names is, and how much room it needs below the axis. */
export function namesBelow(count: number) {
  return {
    legend: {
      type: 'plain',
      orient: 'vertical',
      left: 8,
      itemGap: LINE - 14,
      textStyle: { width: NAME, overflow: 'truncate' },
    },
    grid: { bottom: LINE * count + 12 },
  } as const;
}

/** The same where they are in a line: all that the other says, since what another width has set would stay. */
export const NAMES_IN_LINE = { legend: { orient: 'horizontal', left: 'center', itemGap: 10 }, grid: { bottom: 32 } } as const;
