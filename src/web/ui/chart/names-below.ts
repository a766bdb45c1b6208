/** A legend of names as long as people made them, for a picture too narrow to have them in a line: one under the other. */

/** Pixels of a picture that is wide enough. */
export const ROOM = 640;
/** Pixels. */
const LINE = 22;
const NAME = 260;

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
