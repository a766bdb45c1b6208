/** The tokens of tokens.css as values, for a library that draws by itself; and the dress of axes, legend and hover box. */

export interface ChartLook {
  text: string;
  muted: string;
  border: string;
  surface: string;
  sunken: string;
  secondary: string;
  positive: string;
  negative: string;
  neutral: string;
  mixed: string;
  unscored: string;
  /** Of things that have no colour of their own; the eighth is for all the others. */
  series: readonly string[];
}

const SERIES = [1, 2, 3, 4, 5, 6, 7] as const;

export function readLook(): ChartLook {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    text: token('text'),
    muted: token('text-muted'),
    border: token('border'),
    surface: token('surface'),
    sunken: token('surface-sunken'),
    secondary: token('secondary'),
    positive: token('positive'),
    negative: token('negative'),
    neutral: token('neutral'),
    mixed: token('mixed'),
    unscored: token('unscored'),
    series: [...SERIES.map((place) => token(`series-${place}`)), token('neutral')],
  };
}

/** In single quotes: double ones would end the attribute it is written into, and a saved SVG would not open. */
export function readFont(): string {
  return getComputedStyle(document.body).fontFamily.replaceAll('"', "'");
}

/** An ECharts theme. */
export function themeOf(look: ChartLook): Record<string, unknown> {
  const axis = {
    axisLine: { lineStyle: { color: look.border } },
    axisTick: { show: false },
    axisLabel: { color: look.muted, fontSize: 12, hideOverlap: true },
    nameTextStyle: { color: look.muted, fontSize: 12 },
    splitLine: { lineStyle: { color: look.border } },
  };
  return {
    color: [look.secondary, look.mixed, look.positive, look.negative, look.neutral],
    // Part of the picture, so that a saved one is readable anywhere.
    backgroundColor: look.surface,
    textStyle: { fontFamily: readFont(), fontSize: 12, color: look.text },
    legend: {
      textStyle: { color: look.text, fontSize: 13 },
      inactiveColor: look.muted,
      itemWidth: 12,
      itemHeight: 12,
      icon: 'roundRect',
    },
    tooltip: {
      backgroundColor: look.surface,
      borderColor: look.border,
      borderWidth: 1,
      textStyle: { color: look.text, fontSize: 13 },
      extraCssText: 'border-radius: 8px; box-shadow: 0 4px 16px rgb(0 0 0 / 12%); font-variant-numeric: tabular-nums;',
    },
    categoryAxis: { ...axis, splitLine: { show: false } },
    valueAxis: { ...axis, axisLine: { show: false } },
  };
}
