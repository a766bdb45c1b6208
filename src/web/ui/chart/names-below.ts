/** A legend of names as long as people made them, for a picture too narrow to have them in a line: one under the other. */

/** Pixels of a picture that is wide enough. */
export const ROOM = 640;
/** Pixels. */
const LINE = 22;
const NAME = 260;

/** Pixels that the sign of a series and the gap behind its name take. */
const SIGN = 30;
const [NARROW, WIDE] = [7, 14];

/** Whether they stand in one line of a picture that is wide enough; two lines would stand over the axis. */
export function fitInLine(names: readonly string[]): boolean {
  const widths = names.map((name) => [...name].reduce((sum, sign) => sum + (sign > '\u2E80' ? WIDE : NARROW), SIGN));
  return widths.reduce((sum, width) => sum + width, 0) <= ROOM;
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
