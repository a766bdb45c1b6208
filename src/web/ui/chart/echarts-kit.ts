/** The parts of ECharts in use, in a chunk of their own that arrives with the first chart. */
import { BarChart, GraphChart, LineChart } from 'echarts/charts';
import {
  AriaComponent,
  BrushComponent,
  GridComponent,
  LegendComponent,
  MarkPointComponent,
  ToolboxComponent,
  TooltipComponent,
} from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';

register([
  AriaComponent,
  BarChart,
  BrushComponent,
  GraphChart,
  GridComponent,
  LabelLayout,
  LegendComponent,
  LineChart,
  MarkPointComponent,
  SVGRenderer,
  // A brush cannot be switched on without it, although it is never shown.
  ToolboxComponent,
  TooltipComponent,
]);

export const initChart = init;
