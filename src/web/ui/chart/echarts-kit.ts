/** The parts of ECharts in use, in a chunk of their own that arrives with the first chart. */
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkPointComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';

register([BarChart, GridComponent, LabelLayout, LegendComponent, LineChart, MarkPointComponent, SVGRenderer, TooltipComponent]);

export const initChart = init;
